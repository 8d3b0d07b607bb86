import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import { productInput } from '#modules/products/contract/products.ts';
import { unitEvents } from '#modules/products/contract/units.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { createProduct } from '../products/create-product.ts';
import { storePrice } from '../products/store-price.ts';
import { unitKeeper } from '../units/units.queries.ts';
import { EXAMPLES, type ExampleProducts } from './example-products.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The products of the invented companies with prices before and after today's, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'product_examples',
    examples: EXAMPLES,
    load: (tx, scope, example) => loadExample(tx, scope, { example, now: context.clock.now() }),
  });
}

async function loadExample(
  tx: Transaction,
  scope: Scope,
  { example, now }: { readonly example: ExampleProducts; readonly now: Date },
): Promise<void> {
  const units = new Map<string, string>();
  for (const [name_th, name_en] of example.units) {
    const values = { name_th, name_en };
    const unit = await unitKeeper.create(tx, scope, { event: unitEvents.unit_created, values });
    units.set(name_th, unit.id);
  }
  const day = (days: number) => dayInBangkok(new Date(now.getTime() + days * DAY_MS));
  for (const { unit, prices = [], ...fields } of example.products) {
    const product = productInput.parse({ ...fields, unit_id: units.get(unit) });
    const { id: productId } = await createProduct(tx, scope, { product, today: day(0) });
    for (const [days, price] of prices) {
      await storePrice(tx, scope, { productId, price, validFrom: day(days) });
    }
  }
}
