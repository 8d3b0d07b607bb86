import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';

const SENDABLE: readonly QuotationStatus[] = ['approved', 'sent', 'accepted'];

/** Whether the customer may be given a quotation of this status. */
export const isSendable = ({ status }: { readonly status: QuotationStatus }): boolean =>
  SENDABLE.includes(status);
