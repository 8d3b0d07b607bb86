import * as routes from '#modules/customers/contract/addresses.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['customer'];
const said = { refreshes, success: 'addresses.saved', failure: 'addresses.save_failed' } as const;

export const addressesQuery = defineQuery(routes.listAddressesRoute, ['customer', 'addresses']);

export const useAddAddress = defineAction(routes.addAddressRoute, texts, said);
export const useChangeAddress = defineAction(routes.changeAddressRoute, texts, said);
export const useRemoveAddress = defineAction(routes.removeAddressRoute, texts, {
  refreshes,
  failure: 'addresses.save_failed',
});
