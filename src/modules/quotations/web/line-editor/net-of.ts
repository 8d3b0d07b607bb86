import { computeAmounts } from '#modules/quotations/contract/quotation-totals.ts';
import { figureOf, type TypedItem } from './editor-line.ts';

/** A line with figures for its amounts: what is no figure yet counts as nothing. */
export function pricedItem(item: TypedItem) {
  return {
    ...item,
    quantity: figureOf(item.quantity),
    unit_price: figureOf(item.unit_price),
    discount_value: figureOf(item.discount_value),
  };
}

/** What a line amounts to after its own discount, in baht. */
export function netOf(item: TypedItem): number {
  const { items } = computeAmounts({
    items: [pricedItem(item)],
    discount_type: 'fixed',
    discount_value: 0,
    prices_include_vat: false,
    tax_method: 'base',
    withholding_tax_rate: 0,
  });
  return items[0]?.net ?? 0;
}
