import * as routes from '#modules/products/contract/prices.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const pricesQuery = defineQuery(routes.listPricesRoute, ['product', 'prices']);
/** What would become of prices: nothing is changed. */
export const previewQuery = defineQuery(routes.changePricesRoute, ['product', 'preview'], {
  fresh: true,
});

export const useSetPrice = defineAction(routes.setPriceRoute, texts, {
  refreshes: ['product'],
  success: 'prices.saved',
  failure: false,
});
export const useWithdrawPrice = defineAction(routes.withdrawPriceRoute, texts, {
  refreshes: ['product'],
  success: 'prices.withdrawn',
});
export const useChangePrices = defineAction(routes.changePricesRoute, texts, {
  refreshes: ['product'],
  failure: false,
});
