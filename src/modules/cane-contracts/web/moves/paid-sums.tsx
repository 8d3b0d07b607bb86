import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface PaidSumsProps {
  readonly supportTotal: number;
  readonly promotionAmount?: number | null;
}

/** What may have been paid by a contract that is about to be cancelled; nothing where no money is agreed. */
export function PaidSums({ supportTotal, promotionAmount }: PaidSumsProps) {
  const t = useTexts(texts);
  const support = formatBaht(supportTotal);
  const promotion = formatBaht(promotionAmount ?? 0);
  const sums = [
    ...(supportTotal > 0 ? [t('moves.support_sum', { amount: support })] : []),
    ...((promotionAmount ?? 0) > 0 ? [t('moves.promotion_sum', { amount: promotion })] : []),
  ];
  return sums.length > 0 && <Notice>{t('moves.paid_sums', { sums: formatList(sums) })}</Notice>;
}
