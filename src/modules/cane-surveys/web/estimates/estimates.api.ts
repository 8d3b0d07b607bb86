import * as routes from '#modules/cane-surveys/contract/estimates.ts';
import * as contract from '#modules/cane-surveys/contract/surveys.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

export const estimatesQuery = defineQuery(
  routes.estimatesRoute,
  [contract.CANE_SURVEY, 'estimates'],
  { persist: false },
);
