import type { QuotationStatus } from './quotation-status.ts';
import type { Quotation } from './quotations.ts';

export type ShownStatus = QuotationStatus | 'issued' | 'not_approved' | 'rejected_by_customer';

/** The status as people read it: nobody approved what is issued at once, and a rejection says whose it is. */
export function statusShownOf(
  quotation: Pick<Quotation, 'status' | 'rejected_by' | 'submitted_at' | 'approved_at'>,
): ShownStatus {
  const { status, rejected_by } = quotation;
  if (status === 'rejected')
    return rejected_by === 'approver' ? 'not_approved' : 'rejected_by_customer';
  return status === 'approved' && isIssuedAtOnce(quotation) ? 'issued' : status;
}

/** What needs nobody's approval is approved in the moment in which it is handed in. */
export const isIssuedAtOnce = ({
  submitted_at,
  approved_at,
}: Pick<Quotation, 'submitted_at' | 'approved_at'>): boolean => submitted_at === approved_at;
