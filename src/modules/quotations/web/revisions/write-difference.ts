import type { Differences } from '#modules/quotations/contract/compare-revisions.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import type { QuotationTexts } from '../texts.ts';

type FieldChange = Differences['fields'][number];
type ItemChange = Differences['items'][number]['changes'][number];

const DAYS = new Set<string>(['quotation_date', 'valid_until']);
const FIGURES = new Set<string>([
  'quantity',
  'discount_value',
  'withholding_tax_rate',
  'tax_rate',
] satisfies (FieldChange | ItemChange)['field'][]);

interface Written {
  readonly field: (FieldChange | ItemChange)['field'];
  readonly value: FieldChange['before'];
}

/** The value of a field as people read it; amounts in baht, days in their calendar. */
export function writeDifference(t: QuotationTexts, { field, value }: Written): string {
  if (value === null || value === '') return '–';
  if (field === 'prices_include_vat') {
    return t(value === true ? 'form.prices_with_vat' : 'form.prices_without_vat');
  }
  if (typeof value === 'boolean') return t(value ? 'revisions.yes' : 'revisions.no');
  if (typeof value === 'number')
    return FIGURES.has(field) ? formatNumber(value) : formatBaht(value);
  if (DAYS.has(field)) return formatDate(value);
  if (value === 'percentage' || value === 'fixed') return t(`discount_types.${value}`);
  if (value === 'product' || value === 'section' || value === 'note') {
    return t(`item_types.${value}`);
  }
  return value;
}
