import { settleNotices } from '#modules/notifications/server/public.ts';
import { QUOTATION, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Nobody is asked any longer for an approval that was given, refused or withdrawn. */
export function settleApproval(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { submitted, step_approved } = quotationEvents;
  return settleNotices(tx, scope, { entity: QUOTATION, id, events: [submitted, step_approved] });
}
