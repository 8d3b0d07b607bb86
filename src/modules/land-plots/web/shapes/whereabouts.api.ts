import * as contract from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/whereabouts.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** Where a plot that is to be drawn probably is. */
export const whereaboutsQuery = defineQuery(
  routes.whereaboutsRoute,
  [contract.LAND_PLOT, 'whereabouts'],
  {
    persist: false,
  },
);
