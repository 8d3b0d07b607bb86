import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { TakenBack } from '#platform/server/file-import/import-kind.ts';
import { removeUnlessNeeded } from '#platform/server/file-import/remove-unless-needed.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { renameInSeasons } from './rename-farmers.ts';

/** Removes quotas that an import added, and farmers of whom none is left. */
export async function removeQuotas(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { companyId } = scope;
  const owners = await tx
    .select({ id: farmerQuotas.farmer_id })
    .from(farmerQuotas)
    .where(
      and(
        eq(farmerQuotas.company_id, companyId),
        sql`${farmerQuotas.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  const needed = await removeUnlessNeeded(tx, scope, { table: farmerQuotas, ids });
  await tx.delete(farmers).where(
    and(
      eq(farmers.company_id, companyId),
      sql`${farmers.id} = any(${sql.param(owners.map(({ id }) => id))}::uuid[])`,
      sql`not exists (
        select from ${farmerQuotas} where ${farmerQuotas.company_id} = ${companyId}
          and ${farmerQuotas.farmer_id} = ${farmers.id})`,
    ),
  );
  return needed;
}

const extras = z.object({
  farmer: z
    .object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      birth_date: z.string().nullable(),
    })
    .optional(),
});

/** Gives farmers back the names that they had before. */
export async function returnNames(
  tx: Transaction,
  scope: Scope,
  records: readonly TakenBack[],
): Promise<void> {
  const named = records.flatMap((record) => extras.safeParse(record.extras).data?.farmer ?? []);
  await renameInSeasons(
    tx,
    scope,
    named.map((identity) => ({ farmerId: identity.id, identity, farmer: undefined })),
  );
}
