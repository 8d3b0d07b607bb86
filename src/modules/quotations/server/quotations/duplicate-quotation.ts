import { findPrices } from '#modules/products/server/public.ts';
import { quotationInput, type QuotationInput } from '#modules/quotations/contract/quotations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findSettings } from '../totals-settings/quotation-settings.queries.ts';
import { createQuotation } from './create-quotation.ts';
import { dayAfter } from './days.ts';
import { findItems, quotationKeeper } from './quotations.queries.ts';

interface Duplication {
  readonly id: string;
  readonly today: string;
  /** Whether products cost what they cost today. */
  readonly pricesOfToday: boolean;
}

/** A new draft of today with the customer and lines of another quotation; answers its id. */
export async function duplicateQuotation(
  tx: Transaction,
  scope: Scope,
  { id, today, pricesOfToday }: Duplication,
): Promise<string> {
  const copied = await copyQuotation(tx, scope, { id, today });
  if (!pricesOfToday) return createQuotation(tx, scope, copied);
  const ids = copied.items.flatMap(({ product_id }) => product_id ?? []);
  const prices = await findPrices(tx, scope, ids);
  const items = copied.items.map((item) => ({
    ...item,
    unit_price: prices.get(item.product_id ?? '') ?? item.unit_price,
  }));
  return createQuotation(tx, scope, { ...copied, items });
}

/** What a copy of a quotation begins with: all that people entered, of today and as long valid as is usual. */
export async function copyQuotation(
  tx: Transaction,
  scope: Scope,
  { id, today }: Pick<Duplication, 'id' | 'today'>,
): Promise<QuotationInput> {
  const [stored, items, { validity_days }] = await Promise.all([
    quotationKeeper.find(tx, scope, id),
    findItems(tx, scope, id),
    findSettings(tx, scope),
  ]);
  const fields = new Map(Object.entries(stored));
  const head = Object.keys(quotationInput.shape).map((name) => [name, fields.get(name)]);
  return quotationInput.parse({
    ...Object.fromEntries(head),
    status: 'draft',
    quotation_date: today,
    valid_until: dayAfter(today, validity_days),
    items: items.map(({ id: _id, ...item }) => item),
  });
}

/** Lines whose product has another price today. */
export async function findPriceChanges(tx: Transaction, scope: Scope, id: string) {
  await quotationKeeper.find(tx, scope, id);
  const items = await findItems(tx, scope, id);
  const ids = items.flatMap(({ product_id }) => product_id ?? []);
  const prices = await findPrices(tx, scope, ids);
  return items.flatMap(({ id: item_id, product_id, item_name, unit_price }) => {
    const price = prices.get(product_id ?? '');
    return price === undefined || price === unit_price
      ? []
      : [{ item_id, item_name, price_before: unit_price, price_today: price }];
  });
}
