import type { setOrderProgressRoute } from '#modules/quotations/contract/moves.ts';
import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { changeStatus } from '../quotations/change-status.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';

type Progress = Body<typeof setOrderProgressRoute> & { readonly id: string };

/** Records how far the order of an accepted offer is. */
export async function setOrderProgress(
  tx: Transaction,
  scope: Scope,
  { id, order_progress, note, updated_at }: Progress,
): Promise<void> {
  const stored = await quotationKeeper.lock(tx, scope, id);
  if (updated_at !== undefined) refuseStale(stored, { updated_at });
  if (stored.status !== 'accepted') throw quotationErrors.not_accepted();
  if (stored.order_progress === order_progress && note === '') return;
  await changeStatus(tx, scope, {
    id,
    event: quotationEvents.order_progress_changed,
    noted: note === '' ? {} : { note },
    values: { order_progress },
  });
}
