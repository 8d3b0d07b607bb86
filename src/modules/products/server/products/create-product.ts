import {
  productEvents,
  type Product,
  type ProductInput,
} from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { productKeeper } from './products.queries.ts';
import { storePrice } from './store-price.ts';

/** Creates a product, whose price is valid from today. */
export async function createProduct(
  tx: Transaction,
  scope: Scope,
  { product, today }: { readonly product: ProductInput; readonly today: string },
): Promise<Product> {
  const created = await productKeeper.create(tx, scope, {
    event: productEvents.created,
    values: product,
  });
  const { id: productId, price } = created;
  await storePrice(tx, scope, { productId, price, validFrom: today });
  return created;
}
