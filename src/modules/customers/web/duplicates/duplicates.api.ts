import * as customerRoutes from '#modules/customers/contract/customers.ts';
import * as routes from '#modules/customers/contract/duplicates.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { CUSTOMER } = customerRoutes;

export const typedDuplicatesQuery = defineQuery(routes.checkDuplicatesRoute, [CUSTOMER, 'typed'], {
  persist: false,
  gcTime: 0,
});
export const duplicatesQuery = defineQuery(routes.listDuplicatesRoute, [CUSTOMER, 'duplicates']);
export const pairsQuery = defineListQuery(routes.listPairsRoute, [CUSTOMER, 'pairs']);

export const useDecidePair = defineAction(routes.decidePairRoute, texts, {
  refreshes: [CUSTOMER],
  success: (t, _answer, { dismissed }) =>
    t(dismissed ? 'duplicates.dismiss_done' : 'duplicates.reconsider_done'),
  failure: 'duplicates.decide_failed',
});
