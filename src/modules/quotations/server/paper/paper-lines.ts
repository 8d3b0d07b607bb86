import { toBaht, toSatang } from '#platform/contract/money.ts';
import type { ItemAmounts, PricedItem } from '#modules/quotations/contract/quotation-totals.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { breakable, writeQuantity } from './paper-words.ts';

/** A line as the template gets it: everything is text. */
export interface PaperLine {
  readonly kind: PricedItem['item_type'];
  readonly place: string;
  readonly name: string;
  readonly note: string;
  readonly optional: boolean;
  readonly quantity: string;
  readonly unit: string;
  readonly unit_price: string;
  readonly discount: string;
  readonly amount: string;
  /** What the lines up to this one come to. */
  readonly running: string;
}

/** What a line says on paper. */
export interface PrintedItem extends PricedItem {
  readonly item_name: string;
  readonly description: string;
  readonly unit: string;
}

/** The lines with their running totals; lines that are not sold have no number. */
export function paperLines(
  items: readonly PrintedItem[],
  amounts: readonly ItemAmounts[],
): PaperLine[] {
  let place = 0;
  let running = 0;
  return items.map((item, index) => {
    const { discount = 0, net = 0 } = amounts[index] ?? {};
    const isSold = item.item_type === 'product';
    if (isSold) place += 1;
    if (isSold && !item.is_optional) running += toSatang(net);
    return {
      kind: item.item_type,
      place: String(place),
      name: breakable(item.item_name),
      note: breakable(item.description),
      optional: item.is_optional,
      quantity: writeQuantity(item.quantity),
      unit: breakable(item.unit),
      unit_price: writeAmount(item.unit_price),
      discount: discount === 0 ? '' : writeDiscount(item, discount),
      amount: writeAmount(net),
      running: writeAmount(toBaht(running)),
    };
  });
}

function writeDiscount({ discount_type, discount_value }: PricedItem, discount: number): string {
  return discount_type === 'percentage'
    ? `${writeQuantity(discount_value)}%`
    : writeAmount(discount);
}
