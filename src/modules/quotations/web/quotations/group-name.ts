import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationTexts } from '../texts.ts';

/** What a filter or a figure of a status is called: those of approved offers count what is issued at once, too. */
export const groupNameOf = (t: QuotationTexts, status: QuotationStatus): string =>
  t(status === 'approved' ? 'list.approved_or_issued' : `statuses.${status}`);
