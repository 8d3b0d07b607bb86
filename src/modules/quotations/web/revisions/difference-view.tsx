import { compareRevisions } from '#modules/quotations/contract/compare-revisions.ts';
import type { QuotationItem } from '#modules/quotations/contract/quotation-items.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import text from '#platform/web/page/text.module.css';
import { texts, type QuotationTexts } from '../texts.ts';
import { writeDifference } from './write-difference.ts';
import classes from './revisions.module.css';

interface DifferenceViewProps {
  readonly older: Quotation;
  readonly newer: Quotation;
}

/** What differs between two revisions: fields, totals, and line by line. */
export function DifferenceView({ older, newer }: DifferenceViewProps) {
  const t = useTexts(texts);
  const { fields, items } = compareRevisions(older, newer);
  if (fields.length + items.length === 0) {
    return <p className={text.hint}>{t('revisions.same')}</p>;
  }
  return (
    <ScrollBox label={t('revisions.compare_title', { number: older.quotation_number })}>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{t('revisions.field')}</th>
            <th scope="col">{`${t('revisions.before')} (${older.quotation_number})`}</th>
            <th scope="col">{`${t('revisions.after')} (${newer.quotation_number})`}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ before, after, changes }) => (
            <ItemRows
              key={after?.id ?? before?.id}
              before={before}
              after={after}
              changes={changes}
            />
          ))}
          {fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              <td>
                <del>{writeDifference(t, { field, value: before })}</del>
              </td>
              <td>
                <ins>{writeDifference(t, { field, value: after })}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type Difference = ReturnType<typeof compareRevisions>['items'][number];

function ItemRows({ before, after, changes }: Difference) {
  const t = useTexts(texts);
  if (before === null || after === null) {
    return (
      <tr>
        <th scope="row">{t(before === null ? 'revisions.added' : 'revisions.removed')}</th>
        <td>{before !== null && <del>{writeItem(t, before)}</del>}</td>
        <td>{after !== null && <ins>{writeItem(t, after)}</ins>}</td>
      </tr>
    );
  }
  return changes.map(({ field, before: old, after: changed }) => (
    <tr key={field}>
      <th scope="row">
        {after.item_name}
        <span className={text.hint}>{` ${t(`fields.${field}`)}`}</span>
      </th>
      <td>
        <del>{writeDifference(t, { field, value: old })}</del>
      </td>
      <td>
        <ins>{writeDifference(t, { field, value: changed })}</ins>
      </td>
    </tr>
  ));
}

function writeItem(t: QuotationTexts, item: QuotationItem): string {
  if (item.item_type !== 'product') return item.item_name;
  const { item_name, quantity, unit, net } = item;
  return `${item_name} · ${formatNumber(quantity)} ${unit} · ${t('form.baht', { amount: formatBaht(net) })}`;
}
