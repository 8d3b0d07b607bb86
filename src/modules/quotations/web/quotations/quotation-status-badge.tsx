import type { ShownStatus } from '#modules/quotations/contract/status-shown.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** The status of a quotation. */
export function QuotationStatusBadge({ status }: { readonly status: ShownStatus }) {
  const t = useTexts(texts);
  return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
}
