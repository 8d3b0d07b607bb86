import * as routes from '#modules/products/contract/prices.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { productKeeper } from '../products/products.queries.ts';
import { changePrices } from './change-prices.ts';
import { listPrices } from './prices.queries.ts';
import { setPrice } from './set-price.ts';
import { withdrawPrice } from './withdraw-price.ts';

export function servePrices(serve: Serve, { clock, translator }: Context): void {
  const today = () => dayInBangkok(clock.now());

  serve.transaction(routes.listPricesRoute, async ({ tx, scope, params }) => {
    await productKeeper.find(tx, scope, params.id);
    return { data: await listPrices(tx, scope, params.id) };
  });

  serve.transaction(routes.setPriceRoute, async ({ tx, scope, params, body }) => {
    const { price, valid_from: validFrom } = body;
    await setPrice(tx, scope, { id: params.id, price, validFrom, today: today() });
    return { data: await listPrices(tx, scope, params.id) };
  });

  serve.transaction(routes.withdrawPriceRoute, async ({ tx, scope, params }) => {
    const { id, valid_from: validFrom } = params;
    await withdrawPrice(tx, scope, { id, validFrom, today: today() });
    return undefined;
  });

  serve.transaction(routes.changePricesRoute, ({ tx, scope, body }) =>
    changePrices(tx, scope, { ...body, today: today(), translator }),
  );
}
