import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import type { QuotationItem } from '#modules/quotations/contract/quotation-items.ts';
import { amountInWords } from '#platform/contract/texts/amount-in-words.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { TotalsTable } from '../totals/totals-table.tsx';
import classes from './offers.module.css';

const COLUMNS = ['quantity', 'unit', 'unit_price', 'discount', 'tax_rate', 'net'] as const;
const WIDTH = COLUMNS.length + 1;

/** The lines of a quotation with its totals, as they are on paper. */
export function QuotationLines({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const inWords = amountInWords(Math.round(quotation.total * 100), languageOfPage());
  return (
    <>
      <ScrollBox label={t('detail.lines')}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('paper.line')}</th>
              <th scope="col">{t('fields.item_name')}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-end={name !== 'unit' || undefined}>
                  {t(`fields.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quotation.items.map((item, index) => (
              <Line key={item.id} item={item} number={index + 1} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className={classes.below}>
        <p className={classes.words}>{`(${inWords})`}</p>
        <TotalsTable
          totals={quotation}
          withholdingTaxRate={quotation.withholding_tax_rate}
          discountPercent={
            quotation.discount_type === 'percentage' ? quotation.discount_value : undefined
          }
        />
      </div>
    </>
  );
}

function Line({ item, number }: { readonly item: QuotationItem; readonly number: number }) {
  const t = useTexts(texts);
  if (item.item_type !== 'product') {
    const Cell = item.item_type === 'section' ? 'th' : 'td';
    return (
      <tr data-kind={item.item_type}>
        <td data-number>{number}</td>
        <Cell colSpan={WIDTH} scope={Cell === 'th' ? 'rowgroup' : undefined} data-wide>
          <span className={text.typed}>{item.item_name}</span>
        </Cell>
      </tr>
    );
  }
  const figures = [
    { name: 'quantity', value: formatNumber(item.quantity) },
    { name: 'unit', value: item.unit },
    { name: 'unit_price', value: formatBaht(item.unit_price) },
    { name: 'discount', value: writeDiscount(item) },
    { name: 'tax_rate', value: item.tax_rate === 0 ? t('lines.exempt') : `${item.tax_rate}%` },
    { name: 'net', value: formatBaht(item.net) },
  ] as const;
  return (
    <tr data-optional={item.is_optional || undefined}>
      <td data-number>{number}</td>
      <td data-wide>
        {item.item_name}
        {item.description !== '' && <p className={text.hint}>{item.description}</p>}
        {item.is_optional && <p className={text.hint}>{t('detail.optional')}</p>}
      </td>
      {figures.map(({ name, value }) => (
        <td key={name} data-label={t(`fields.${name}`)} data-end={name !== 'unit' || undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
}

function writeDiscount({ discount, discount_type, discount_value }: QuotationItem): string {
  if (discount === 0) return '–';
  return discount_type === 'percentage'
    ? `${formatBaht(discount)} (${formatNumber(discount_value)}%)`
    : formatBaht(discount);
}
