import type { ShownStatus } from '#modules/quotations/contract/status-shown.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** The status of a quotation. */
export function QuotationStatusBadge({ status }: { readonly status: ShownStatus }) {
  const t = useTexts(texts);
  const tone = toneOf(status === 'not_approved' ? 'rejected' : status);
  return <StatusBadge tone={tone} label={t(`statuses.${status}`)} />;
}
