import type { QuotationStatus } from './quotation-status.ts';
import type { Quotation } from './quotations.ts';

export type ShownStatus = QuotationStatus | 'issued' | 'not_approved';

/** The status as people read it: nobody approved what is issued at once, and only customers reject. */
export function statusShownOf(
  quotation: Pick<Quotation, 'status' | 'rejected_by' | 'submitted_at' | 'approved_at'>,
): ShownStatus {
  const { status, rejected_by } = quotation;
  if (status === 'rejected' && rejected_by === 'approver') return 'not_approved';
  return status === 'approved' && isIssuedAtOnce(quotation) ? 'issued' : status;
}

/** What needs nobody's approval is approved in the moment in which it is handed in. */
export const isIssuedAtOnce = ({
  submitted_at,
  approved_at,
}: Pick<Quotation, 'submitted_at' | 'approved_at'>): boolean => submitted_at === approved_at;
