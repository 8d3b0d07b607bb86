import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationTexts } from '../texts.ts';

const GROUPS = { approved: 'approved_or_issued', rejected: 'not_approved_or_rejected' } as const;

/** What a filter or a figure of a status is called where people read two statuses for it. */
export const groupNameOf = (t: QuotationTexts, status: QuotationStatus): string =>
  t(
    status === 'approved' || status === 'rejected'
      ? `list.${GROUPS[status]}`
      : `statuses.${status}`,
  );
