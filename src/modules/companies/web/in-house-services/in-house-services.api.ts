import * as routes from '#modules/companies/contract/in-house-services.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { IN_HOUSE_SERVICE } = routes;

/** Agents and sources are what calls them. */
export const inHouseServicesQuery = defineQuery(
  routes.listInHouseServicesRoute,
  [IN_HOUSE_SERVICE, 'list'],
  { about: ['agent', 'catalogue_source'], staleTime: 0, persist: false },
);
export const useAllowService = defineAction(routes.allowInHouseServiceRoute, texts, {
  refreshes: [IN_HOUSE_SERVICE],
  success: 'in_house.allowed',
  failure: false,
});
export const useChangeService = defineAction(routes.changeInHouseServiceRoute, texts, {
  refreshes: [IN_HOUSE_SERVICE],
  success: 'in_house.changed',
  failure: false,
});
export const useRemoveService = defineAction(routes.removeInHouseServiceRoute, texts, {
  refreshes: [IN_HOUSE_SERVICE],
  success: 'in_house.removed',
  failure: 'in_house.remove_failed',
});
