import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import {
  mayMove,
  statusOn,
  type QuotationStatus,
  type WantedStatus,
} from '#modules/quotations/contract/quotation-status.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { decide, takeUp } from '../approvals/decide.ts';
import { settleApproval } from '../approvals/settle-approval.ts';
import { submit } from '../approvals/submit.ts';
import { changeStatus } from '../quotations/change-status.ts';
import { quotationKeeper, type StoredQuotation } from '../quotations/quotations.queries.ts';

/** What moves need of the application. */
export type MovingContext = Pick<Context, 'clock' | 'translator'>;

export interface Move {
  readonly id: string;
  readonly to: WantedStatus;
  /** Why, where it is rejected or cancelled. */
  readonly reason?: string;
  /** The state that the caller saw. */
  readonly updated_at?: string | undefined;
  /** What the history says besides, for example by which way the customer answered. */
  readonly noted?: object;
  readonly context: MovingContext;
}

/**
 * Moves a quotation as far as the table of moves allows it, no matter who asks: people of the company, the mail
 * that was accepted by its transport (`sent`), or the customer (`accepted`, `rejected`).
 */
export async function moveQuotation(tx: Transaction, scope: Scope, move: Move): Promise<void> {
  const { id, to, reason = '', updated_at, noted = {}, context } = move;
  const stored = await quotationKeeper.lock(tx, scope, id);
  if (updated_at !== undefined) refuseStale(stored, { updated_at });
  const now = context.clock.now();
  refuseMove(scope, { stored, to, today: dayInBangkok(now), context });
  const at = now.toISOString();
  const isWaiting = stored.status === 'submitted' || stored.status === 'in_approval';
  if (to === 'submitted') return submit(tx, scope, { stored, at });
  if (to === 'in_approval') return takeUp(tx, scope, { stored, at });
  if (isWaiting && (to === 'approved' || to === 'rejected'))
    return decide(tx, scope, { stored, decision: to, note: reason, at });
  if (isWaiting) await settleApproval(tx, scope, id);
  return changeStatus(tx, scope, {
    id,
    event: eventOf[to],
    noted,
    values: { status: to, status_at: at, ...valuesOf(to, { at, reason }) },
  });
}

const eventOf: Readonly<Record<Exclude<WantedStatus, 'submitted' | 'in_approval'>, string>> = {
  draft: quotationEvents.withdrawn,
  approved: quotationEvents.approved,
  sent: quotationEvents.sent,
  accepted: quotationEvents.accepted,
  rejected: quotationEvents.rejected,
  cancelled: quotationEvents.cancelled,
};

function valuesOf(to: WantedStatus, { at, reason }: { at: string; reason: string }) {
  if (to === 'sent') return { sent_at: at };
  if (to === 'accepted') return { answered_at: at, status_reason: reason };
  if (to === 'cancelled') return { status_reason: reason };
  if (to === 'rejected')
    return { answered_at: at, rejected_by: 'customer', status_reason: reason } as const;
  return { rejected_by: null, status_reason: '' };
}

interface Asked {
  readonly stored: StoredQuotation;
  readonly to: WantedStatus;
  readonly today: string;
  readonly context: MovingContext;
}

function refuseMove(scope: Scope, { stored, to, today, context }: Asked): void {
  const status = statusOn(today, stored);
  if (mayMove({ status, rejected_by: stored.rejected_by }, to)) return;
  if (status === 'expired' && mayMove(stored, to))
    throw quotationErrors.offer_expired({ parameters: { day: stored.valid_until } });
  const say = (name: QuotationStatus) =>
    context.translator.translate(scope.language, `quotations:statuses.${name}`);
  throw quotationErrors.move_not_allowed({ parameters: { from: say(status), to: say(to) } });
}
