import { Link } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** What to consider before a quotation is submitted or approved. */
export function QuotationWarnings({ warnings }: Pick<Quotation, 'warnings'>) {
  const t = useTexts(texts);
  return warnings.map((warning) => {
    switch (warning.code) {
      case 'credit_limit_exceeded':
        return (
          <Notice key={warning.code}>
            {t('warnings.credit_limit_exceeded', {
              open_total: formatBaht(warning.open_total),
              credit_limit: formatBaht(warning.credit_limit),
            })}
          </Notice>
        );
      case 'similar_offer':
        return (
          <Notice key={warning.quotation_id}>
            {`${t('warnings.similar_offer', { quotation_number: warning.quotation_number })} `}
            <Link to="/quotations/$id" params={{ id: warning.quotation_id }}>
              {t('detail.similar')}
            </Link>
          </Notice>
        );
      case 'customer_inactive':
        return <Notice key={warning.code}>{t('warnings.customer_inactive')}</Notice>;
    }
  });
}
