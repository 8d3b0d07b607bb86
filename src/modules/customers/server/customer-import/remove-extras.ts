import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { TakenBack } from '#platform/server/file-import/import-kind.ts';
import { customerContacts, customersTagged } from '../customers/customers.tables.ts';

const added = z.object({
  tag_ids: z.array(z.string()).optional(),
  contact_id: z.string().optional(),
});

/** What an import added to a customer besides its own row. */
export type AddedExtras = z.output<typeof added>;

/** Removes the tags and contacts that an import added to customers who had been there; with new ones they are gone. */
export async function removeExtras(
  tx: Transaction,
  { companyId }: Scope,
  records: readonly TakenBack[],
): Promise<void> {
  const extras = records.flatMap(({ id, action, extras: given }) =>
    action === 'updated' && given !== null ? [{ id, ...added.parse(given) }] : [],
  );
  const contacts = extras.flatMap(({ contact_id }) => contact_id ?? []);
  if (contacts.length > 0) {
    const { company_id, id, created_at, updated_at } = customerContacts;
    const unchanged = sql`${created_at} = ${updated_at}`;
    await tx
      .delete(customerContacts)
      .where(and(eq(company_id, companyId), isOneOf(id, contacts), unchanged));
  }
  for (const { id, tag_ids = [] } of extras) {
    if (tag_ids.length === 0) continue;
    const { company_id, customer_id, tag_id } = customersTagged;
    await tx
      .delete(customersTagged)
      .where(and(eq(company_id, companyId), eq(customer_id, id), isOneOf(tag_id, tag_ids)));
  }
}
