import * as routes from '#modules/customers/contract/several.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useChangeCustomers = defineAction(routes.changeCustomersRoute, texts, {
  failure: false,
});
