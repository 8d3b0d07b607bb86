import type { Totals } from '#modules/quotations/contract/quotation-totals.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './totals-table.module.css';

interface TotalsTableProps {
  readonly totals: Totals;
  /** In percent. */
  readonly withholdingTaxRate: number;
  /** Of the discount on the whole, where it is a share. */
  readonly discountPercent?: number | undefined;
  /** It is being typed: changes are said to those who do not see them. */
  readonly isLive?: boolean;
}

/** The totals of a quotation in baht, from the sum of its lines to what the customer pays. */
export function TotalsTable(props: TotalsTableProps) {
  const { totals, withholdingTaxRate, discountPercent, isLive } = props;
  const t = useTexts(texts);
  const share = discountPercent === undefined ? '' : ` ${formatNumber(discountPercent)}%`;
  const { withholding_tax: withheld } = totals;
  const rows = [
    { name: 'subtotal', amount: totals.subtotal },
    { name: 'line_discount_total', amount: -totals.line_discount_total },
    { name: 'document_discount', amount: -totals.document_discount },
    { name: 'taxable_base', amount: totals.taxable_base },
    { name: 'exempt_amount', amount: totals.exempt_amount },
    { name: 'vat', amount: totals.vat },
  ] as const;
  const always = new Set(['subtotal', 'taxable_base', 'vat']);
  return (
    <dl className={classes.totals} aria-live={isLive === true ? 'polite' : undefined}>
      {rows
        .filter(({ name, amount }) => always.has(name) || amount !== 0)
        .map(({ name, amount }) => (
          <div key={name}>
            <dt>{`${t(`fields.${name}`)}${name === 'document_discount' ? share : ''}`}</dt>
            <dd>{formatBaht(amount)}</dd>
          </div>
        ))}
      <div className={classes.total}>
        <dt>{t('fields.total')}</dt>
        <dd>{t('form.baht', { amount: formatBaht(totals.total) })}</dd>
      </div>
      {withheld > 0 && (
        <>
          <div className={classes.note}>
            <dt>{t('form.withheld', { rate: formatNumber(withholdingTaxRate) })}</dt>
            <dd>{formatBaht(-withheld)}</dd>
          </div>
          <div className={classes.note}>
            <dt>{t('form.paid')}</dt>
            <dd>{formatBaht(Math.round((totals.total - withheld) * 100) / 100)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
