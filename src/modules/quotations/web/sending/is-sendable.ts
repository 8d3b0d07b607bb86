import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';

interface Standing {
  readonly status: QuotationStatus;
}

/** Whether the customer may still answer. */
export const isAnswerable = ({ status }: Standing): boolean =>
  status === 'approved' || status === 'sent';

/** Whether the customer may be given a quotation of this status. */
export const isSendable = (quotation: Standing): boolean =>
  isAnswerable(quotation) || quotation.status === 'accepted';
