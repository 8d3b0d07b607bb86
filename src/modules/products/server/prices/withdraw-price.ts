import { errors } from '#platform/contract/errors.ts';
import { priceEvents } from '#modules/products/contract/prices.ts';
import { PRODUCT } from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { productKeeper } from '../products/products.queries.ts';
import { removePlannedPrice } from './prices.queries.ts';
import { planned } from './set-price.ts';

/** Withdraws a price that is not valid yet. */
export async function withdrawPrice(
  tx: Transaction,
  scope: Scope,
  {
    id,
    validFrom,
    today,
  }: { readonly id: string; readonly validFrom: string; readonly today: string },
): Promise<void> {
  const product = await productKeeper.lock(tx, scope, id);
  const price = await removePlannedPrice(tx, scope, { productId: id, validFrom, today });
  if (price === undefined) throw errors.not_found();
  await recordEvent(tx, scope, {
    name: priceEvents.price_withdrawn,
    entity: PRODUCT,
    entityId: id,
    before: planned(product, { price, valid_from: validFrom }),
  });
}
