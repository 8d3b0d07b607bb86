import { productRoutes, type productInput } from '#modules/products/contract/products.ts';
import { unitRoutes } from '#modules/products/contract/units.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import type { z } from 'zod';

let made = 0;

export function createUnit(keeper: SignedIn) {
  made += 1;
  return keeper.ask(unitRoutes.create, {
    body: { name_th: `หน่วย ${made}`, name_en: `Unit ${made}` },
  });
}

/** Creates a product with a unit of its own, unless one is given. */
export async function createProduct(
  keeper: SignedIn,
  fields: Partial<z.input<typeof productInput>> = {},
) {
  made += 1;
  const unit_id = fields.unit_id ?? (await createUnit(keeper)).id;
  return keeper.ask(productRoutes.create, {
    body: { code: `P-${made}`, name_th: `สินค้า ${made}`, price: 100, ...fields, unit_id },
  });
}
