import { and, desc, eq } from 'drizzle-orm';
import type { ContractStatus } from '#modules/cane-contracts/contract/contract-status.ts';
import { CANE_CONTRACT, contractEvents } from '#modules/cane-contracts/contract/contracts.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { findPermitted } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

/** The accounts that a move concerns, besides that of the person who makes it. */
export type FindPeople = (id: string, to: ContractStatus) => Promise<string[]>;

/** Approvers of what waits for them, and those who handed a contract in of what was decided. */
export function peopleToNotify(
  tx: Transaction,
  scope: Scope,
  { permissionSets }: Pick<Context, 'permissionSets'>,
): FindPeople {
  // The same for all contracts of one call.
  let approvers: Promise<string[]> | undefined;
  const find: FindPeople = async (id, to) => {
    if (to === 'approved' || to === 'rejected') return findSubmitter(tx, scope, id);
    if (to !== 'submitted') return [];
    approvers ??= findPermitted(tx, scope, {
      permission: contractPermissions.names.approve,
      permissionSets,
    });
    return approvers;
  };
  return async (id, to) => (await find(id, to)).filter((userId) => userId !== scope.userId);
}

/** The account that handed a contract in last. */
async function findSubmitter(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<string[]> {
  const rows = await tx
    .select({ userId: eventLog.user_id })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, CANE_CONTRACT),
        eq(eventLog.entity_id, id),
        eq(eventLog.name, contractEvents.submitted),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(1);
  return rows.flatMap(({ userId }) => userId ?? []);
}
