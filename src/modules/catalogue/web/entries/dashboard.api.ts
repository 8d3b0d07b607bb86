import * as routes from '#modules/catalogue/contract/companies.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** How long a list is taken for true, by the specification. */
export const LIST_AGE = 2 * 60_000;

/** The companies of the catalogue, with their figures. */
export const dashboardQuery = defineQuery(
  routes.dashboardRoute,
  ['catalogue_company', 'dashboard'],
  { staleTime: LIST_AGE },
);
