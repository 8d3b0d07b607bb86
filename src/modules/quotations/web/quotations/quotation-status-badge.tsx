import type { ShownStatus } from '#modules/quotations/contract/status-shown.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** The status of a quotation. */
export function QuotationStatusBadge({ status }: { readonly status: ShownStatus }) {
  const t = useTexts(texts);
  const isRejected = status === 'not_approved' || status === 'rejected_by_customer';
  return (
    <StatusBadge tone={toneOf(isRejected ? 'rejected' : status)} label={t(`statuses.${status}`)} />
  );
}
