import { priceErrors, priceEvents } from '#modules/products/contract/prices.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { PRODUCT, type Product } from '#modules/products/contract/products.ts';
import { productKeeper } from '../products/products.queries.ts';
import { storePrice } from '../products/store-price.ts';

interface NewPrice {
  readonly id: string;
  readonly price: number;
  readonly validFrom: string;
  /** By the calendar of Bangkok. */
  readonly today: string;
}

/** Sets the price of a product from a day on: from today it is the product's price, else it is planned. */
export async function setPrice(
  tx: Transaction,
  scope: Scope,
  { id, price, validFrom, today }: NewPrice,
): Promise<void> {
  const stored = await productKeeper.lock(tx, scope, id);
  if (validFrom < today) throw priceErrors.price_in_the_past();
  await storePrice(tx, scope, { productId: id, price, validFrom });
  if (validFrom === today) {
    await productKeeper.change(tx, scope, {
      id,
      seen: stored,
      event: priceEvents.price_changed,
      values: () => ({ price }),
    });
  } else {
    await recordEvent(tx, scope, {
      name: priceEvents.price_planned,
      entity: PRODUCT,
      entityId: id,
      after: planned(stored, { price, valid_from: validFrom }),
    });
  }
}

/** What the history says of a planned price. */
export function planned(
  { code, name_th, name_en }: Pick<Product, 'code' | 'name_th' | 'name_en'>,
  price: { readonly price: number; readonly valid_from: string },
) {
  return { code, name_th, name_en, ...price };
}
