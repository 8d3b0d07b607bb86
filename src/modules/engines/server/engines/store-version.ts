import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engineVersions } from './engines.tables.ts';

type Version = Pick<typeof engineVersions.$inferInsert, 'engine_id' | 'number' | 'logic' | 'note'>;

/** Stores a logic as a version of its own. */
export async function storeVersion(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  version: Version,
): Promise<void> {
  await tx.insert(engineVersions).values({
    ...version,
    company_id: companyId,
    created_by: userId,
    created_by_employee: employeeId,
  });
}
