import type { ContractStatus } from '#modules/cane-contracts/contract/contract-status.ts';
import { CANE_CONTRACT, contractEvents } from '#modules/cane-contracts/contract/contracts.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { findPermitted } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findLastDone } from '#platform/server/events/find-last-done.queries.ts';

/** What those who handed a contract in wait for, or would not expect. */
const OUTCOMES: ReadonlySet<ContractStatus> = new Set([
  'approved',
  'rejected',
  'active',
  'cancelled',
]);

/** The accounts that a move concerns, besides that of the person who makes it. */
export type FindPeople = (id: string, to: ContractStatus) => Promise<string[]>;

/** Approvers of what waits for them, and those who handed a contract in of what became of it. */
export function peopleToNotify(
  tx: Transaction,
  scope: Scope,
  { permissionSets }: Pick<Context, 'permissionSets'>,
): FindPeople {
  // The same for all contracts of one call.
  let approvers: Promise<string[]> | undefined;
  const find: FindPeople = async (id, to) => {
    if (OUTCOMES.has(to)) {
      const events = [contractEvents.submitted];
      const done = await findLastDone(tx, scope, { entity: CANE_CONTRACT, id, events });
      return [...done.values()].flatMap(({ userId }) => userId ?? []);
    }
    if (to !== 'submitted') return [];
    approvers ??= findPermitted(tx, scope, {
      permission: contractPermissions.names.approve,
      permissionSets,
    });
    return approvers;
  };
  return async (id, to) => (await find(id, to)).filter((userId) => userId !== scope.userId);
}
