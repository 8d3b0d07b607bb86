import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import type { Merging, PointingRecords } from '#platform/server/records/pointing-records.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customersTagged } from '../customers/customers.tables.ts';

const tagIds = z.array(z.string());

/** The tags that the winner gets; the others remain tagged, for the undo. */
export const tagsInMerges: PointingRecords = {
  to: CUSTOMER,
  name: 'tags',
  label: 'customers:fields.tags',
  count: async (tx, { companyId }, merging) => (await findNew(tx, companyId, merging)).length,
  async move(tx, { companyId }, merging) {
    const added = await findNew(tx, companyId, merging);
    if (added.length > 0) {
      await tx
        .insert(customersTagged)
        .values(
          added.map((tag_id) => ({ company_id: companyId, customer_id: merging.to, tag_id })),
        );
    }
    return added;
  },
  async moveBack(tx, { companyId }, { to, moved }) {
    await tx
      .delete(customersTagged)
      .where(
        and(
          eq(customersTagged.company_id, companyId),
          eq(customersTagged.customer_id, to),
          inArray(customersTagged.tag_id, tagIds.parse(moved)),
        ),
      );
  },
};

/** Tags of the others that the winner does not have. */
async function findNew(
  tx: Transaction,
  companyId: number,
  { from, to }: Merging,
): Promise<string[]> {
  const { company_id, customer_id, tag_id } = customersTagged;
  const own = sql`(select ${tag_id} from ${customersTagged}
    where ${company_id} = ${companyId} and ${customer_id} = ${to})`;
  const rows = await tx
    .selectDistinct({ tag_id })
    .from(customersTagged)
    .where(
      and(eq(company_id, companyId), inArray(customer_id, [...from]), sql`${tag_id} not in ${own}`),
    );
  return rows.map((row) => row.tag_id);
}
