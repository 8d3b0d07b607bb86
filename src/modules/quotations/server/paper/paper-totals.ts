import { TAX_RATE } from '#modules/quotations/contract/quotation-choices.ts';
import type { PricedQuotation, Totals } from '#modules/quotations/contract/quotation-totals.ts';
import { toBaht, toSatang } from '#platform/contract/money.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { writeQuantity, type Label, type PaperWords } from './paper-words.ts';

/** A line below the table. */
export interface PaperTotal {
  readonly label: Label;
  readonly amount: string;
  readonly strong: boolean;
}

/** What the lines come to, after their own discounts. */
export const linesTotal = ({ subtotal, line_discount_total }: Totals): number =>
  minus(subtotal, line_discount_total);

/** From the sum of the lines to what is paid: only what there is. */
export function paperTotals(
  { label }: PaperWords,
  quotation: PricedQuotation,
  totals: Totals,
): PaperTotal[] {
  const { prices_include_vat, withholding_tax_rate, discount_type, discount_value } = quotation;
  const { document_discount, taxable_base, exempt_amount, vat, total, withholding_tax } = totals;
  const row = (key: string, amount: number, rate?: number): PaperTotal => ({
    label: label(`paper.${key}`, rate === undefined ? {} : { rate: writeQuantity(rate) }),
    amount: writeAmount(amount),
    strong: key === 'total',
  });
  const isDiscounted = document_discount > 0;
  const discounted =
    discount_type === 'percentage'
      ? row('document_discount_of', -document_discount, discount_value)
      : row('document_discount', -document_discount);
  const isExempt = exempt_amount > 0;
  const isWithheld = withholding_tax > 0;
  return [
    ...(isDiscounted ? [discounted] : []),
    ...(isDiscounted ? [row('after_discount', minus(linesTotal(totals), document_discount))] : []),
    ...(prices_include_vat || isExempt ? [row('taxable_base', taxable_base)] : []),
    ...(isExempt ? [row('exempt_amount', exempt_amount)] : []),
    row('vat', vat, TAX_RATE),
    row('total', total),
    ...(isWithheld ? [row('withholding_tax', withholding_tax, withholding_tax_rate)] : []),
    ...(isWithheld ? [row('payable', minus(total, withholding_tax))] : []),
  ];
}

function minus(amount: number, less: number): number {
  return toBaht(toSatang(amount) - toSatang(less));
}
