import type { Offer } from '#modules/quotations/contract/offer-page.ts';
import { toBaht, toSatang } from '#platform/contract/money.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { offerTexts, type OfferTexts } from './offer-texts.ts';
import classes from './offer-page.module.css';

type Item = Offer['items'][number];

/** What is offered, one card a line: as readable on a phone as on a desk. */
export function OfferItems({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={classes.items}>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an offer never change
        <li key={place} data-kind={item.item_type}>
          <OfferItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function OfferItem({ item }: { readonly item: Item }) {
  const t = useTexts(offerTexts);
  if (item.item_type !== 'product') return <span>{item.item_name}</span>;
  return (
    <>
      <div>
        <strong>{item.item_name}</strong>
        {item.description !== '' && <p className={classes.hint}>{item.description}</p>}
        <p className={classes.hint}>
          {`${formatNumber(item.quantity)} ${item.unit} × ${formatBaht(item.unit_price)}`}
        </p>
        {item.discount > 0 && <p className={classes.hint}>{writeDiscount(t, item)}</p>}
        {item.is_optional && <p className={classes.hint}>{t('offer_page.optional')}</p>}
      </div>
      <span className={classes.amount}>{formatBaht(item.net)}</span>
    </>
  );
}

function writeDiscount(t: OfferTexts, { discount_type, discount_value, discount }: Item): string {
  const amount = formatBaht(discount);
  return discount_type === 'percentage'
    ? t('offer_page.discount_of', { rate: formatNumber(discount_value), amount })
    : t('offer_page.discount', { amount });
}

interface Row {
  readonly label: string;
  readonly amount: number;
  readonly strong?: boolean;
}

/** From the sum of the lines to what is paid: only what there is. */
export function OfferTotals({ offer }: { readonly offer: Offer }) {
  const t = useTexts(offerTexts);
  const { subtotal, line_discount_total, document_discount, vat, total, deposit_amount } = offer;
  const { taxable_base, exempt_amount, discount_type, discount_value } = offer;
  const documentDiscount =
    discount_type === 'percentage'
      ? t('offer_page.document_discount_of', { rate: formatNumber(discount_value) })
      : t('offer_page.document_discount');
  const linesTotal = toBaht(toSatang(subtotal) - toSatang(line_discount_total));
  const all: readonly Row[] = [
    { label: t('offer_page.lines_total'), amount: linesTotal },
    { label: documentDiscount, amount: -document_discount },
    // Where a part is exempt, the tax is not 7% of the sum above it.
    { label: t('offer_page.taxable_base'), amount: exempt_amount > 0 ? taxable_base : 0 },
    { label: t('offer_page.exempt_amount'), amount: exempt_amount },
    { label: t('offer_page.vat'), amount: vat },
    { label: t('offer_page.total'), amount: total, strong: true },
    { label: t('offer_page.deposit'), amount: deposit_amount ?? 0 },
  ];
  const rows = all.filter(({ amount, strong }) => amount !== 0 || strong);
  return (
    <dl className={classes.totals}>
      {rows.map(({ label, amount, strong = false }) => (
        <div key={label} data-strong={strong}>
          <dt>{label}</dt>
          <dd className={classes.amount}>{formatBaht(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
