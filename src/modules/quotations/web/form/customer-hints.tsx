import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TaxMethod } from '#modules/quotations/contract/quotation-choices.ts';
import { useCustomer } from '#modules/customers/web/public.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { quotationsQuery } from '../quotations/quotations.api.ts';
import { texts } from '../texts.ts';
import type { QuotationValues } from './quotation-form.ts';
import { useTypedTotals } from './totals-preview.tsx';
import classes from './form.module.css';

const SHOWN = 3;

interface CustomerHintsProps {
  readonly form: ZodForm<QuotationValues>;
  readonly taxMethod: TaxMethod;
}

/** What to consider before offering to this customer: offers that are open, and how much they may owe. */
export function CustomerHints({ form, taxMethod }: CustomerHintsProps) {
  const customerId = form.useWatchValue('customer_id');
  const { total } = useTypedTotals(form, taxMethod);
  return customerId === '' ? null : <Hints customerId={customerId} total={total} />;
}

function Hints({ customerId, total }: { readonly customerId: string; readonly total: number }) {
  const t = useTexts(texts);
  const limit = useCustomer(customerId)?.credit_limit ?? null;
  const offers = useQuery(
    quotationsQuery({ customer_id: customerId, status: 'sent', page_size: SHOWN }),
  ).data;
  return (
    <div className={classes.hints}>
      {limit !== null && total > limit && (
        <Notice>{t('form.over_limit', { limit: formatBaht(limit) })}</Notice>
      )}
      {offers !== undefined && offers.total > 0 && (
        <Notice>
          {t('form.open_offers', { count: offers.total })}{' '}
          {offers.data.map(({ id, quotation_number, total: offered }) => (
            <Link
              key={id}
              className={classes.offer}
              to="/quotations/$id"
              params={{ id }}
              target="_blank"
            >
              {`${quotation_number} (${formatBaht(offered)})`}
            </Link>
          ))}
        </Notice>
      )}
    </div>
  );
}
