import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentProfileVersions } from './agent-profiles.tables.ts';

type Version = Omit<
  typeof agentProfileVersions.$inferInsert,
  'company_id' | 'created_by' | 'created_by_employee' | 'created_at'
>;

/** Stores what an agent profile says as a version of its own. */
export async function storeVersion(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  version: Version,
): Promise<void> {
  await tx.insert(agentProfileVersions).values({
    ...version,
    company_id: companyId,
    created_by: userId,
    created_by_employee: employeeId,
  });
}
