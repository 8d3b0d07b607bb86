import {
  productEvents,
  type Product,
  type ProductChange,
} from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { productKeeper } from './products.queries.ts';
import { storePrice } from './store-price.ts';

interface Update {
  readonly id: string;
  /** What it leaves out stays as it is. */
  readonly change: Partial<ProductChange> & Pick<ProductChange, 'updated_at'>;
  /** By the calendar of Bangkok. */
  readonly today: string;
}

/** Changes a product; another price is valid from today. */
export function updateProduct(
  tx: Transaction,
  scope: Scope,
  { id, change, today }: Update,
): Promise<Product> {
  const { updated_at, ...values } = change;
  return productKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: productEvents.updated,
    values: async ({ price }) => {
      if (values.price !== undefined && price !== values.price)
        await storePrice(tx, scope, { productId: id, price: values.price, validFrom: today });
      return values;
    },
  });
}
