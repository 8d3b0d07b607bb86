import * as routes from '#modules/catalogue/contract/companies.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { LIST_AGE } from './answer-ages.ts';

export const dashboardQuery = defineQuery(
  routes.dashboardRoute,
  ['catalogue_company', 'dashboard'],
  { staleTime: LIST_AGE },
);
