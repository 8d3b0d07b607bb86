import {
  contractMoves,
  needsReason,
  type ContractStatus,
} from '#modules/cane-contracts/contract/contract-status.ts';
import {
  CANE_CONTRACT,
  contractErrors,
  contractEvents,
} from '#modules/cane-contracts/contract/contracts.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { settleNotices } from '#modules/notifications/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { contractKeeper } from '../contracts/contracts.queries.ts';
import { requireQuota, wrong } from '../contracts/require-land.ts';
import type { FindPeople } from './people-to-notify.queries.ts';

/** What moves need of the application. */
export type MovingContext = Pick<Context, 'clock' | 'translator'>;

export interface Move {
  readonly id: string;
  readonly to: ContractStatus;
  /** Why, where it is rejected or cancelled. */
  readonly rejectReason: string;
  /** The state that the caller saw. */
  readonly version?: number | undefined;
  readonly context: MovingContext;
  /** Who is notified of it. */
  readonly peopleToNotify: FindPeople;
}

/** Moves a contract as far as the table of moves allows the caller. */
export async function moveContract(
  tx: Transaction,
  scope: Scope,
  { id, to, rejectReason, version, context, peopleToNotify }: Move,
): Promise<void> {
  const tell = await peopleToNotify(id, to);
  await contractKeeper.change(tx, scope, {
    id,
    seen: { version: version ?? (await contractKeeper.lock(tx, scope, id)).version },
    event: (before, after) => ({ name: eventOf[to], before, after: { ...after, tell } }),
    async values({ status: from, ...contract }) {
      refuseMove(scope, { from, to, context });
      if (rejectReason === '' && needsReason(from, to)) {
        throw wrong('rejectReason', 'cane-contracts:errors.cancel_reason_required');
      }
      if (to === 'submitted') await requireComplete(tx, scope, contract);
      const now = context.clock.now().toISOString();
      return {
        status: to,
        version: contract.version + 1,
        ...(to === 'submitted' && { submittedAt: now, rejectReason: '' }),
        ...(to === 'approved' && { approvedAt: now }),
        ...((to === 'rejected' || to === 'cancelled') && { rejectReason }),
      };
    },
  });
  if (!DECISIONS.has(to)) return;
  await settleNotices(tx, scope, { entity: CANE_CONTRACT, id, events: [contractEvents.submitted] });
}

/** After these nobody waits for an approver. */
const DECISIONS: ReadonlySet<ContractStatus> = new Set([
  'approved',
  'rejected',
  'draft',
  'cancelled',
]);

/** What happens to a contract by a move. */
export const eventOf: Readonly<Record<ContractStatus, string>> = {
  draft: contractEvents.withdrawn,
  submitted: contractEvents.submitted,
  approved: contractEvents.approved,
  rejected: contractEvents.rejected,
  active: contractEvents.activated,
  closed: contractEvents.closed,
  cancelled: contractEvents.cancelled,
};

interface Asked {
  readonly from: ContractStatus;
  readonly to: ContractStatus;
  readonly context: MovingContext;
}

function refuseMove({ language, permissions }: Scope, { from, to, context }: Asked): void {
  const by = contractMoves[from][to];
  if (by === undefined) {
    const say = (status: ContractStatus) =>
      context.translator.translate(language, `cane-contracts:statuses.${status}`);
    throw contractErrors.move_not_allowed({ parameters: { from: say(from), to: say(to) } });
  }
  if (!permissions.has(contractPermissions.name(by))) throw errors.forbidden();
}

interface Submitted {
  readonly quotaId: string;
  readonly plotIds: readonly string[];
  readonly cropIds: readonly string[];
}

/** Only drafts may be without plots and crops. */
async function requireComplete(tx: Transaction, scope: Scope, contract: Submitted): Promise<void> {
  await requireQuota(tx, scope, contract.quotaId);
  if (contract.plotIds.length === 0) throw wrong('plotIds', 'cane-contracts:errors.plots_required');
  if (contract.cropIds.length === 0) throw wrong('cropIds', 'cane-contracts:errors.crops_required');
}
