import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { whereaboutsRoute } from '#modules/land-plots/contract/whereabouts.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** Where a plot that is to be drawn probably is. */
export const whereaboutsQuery = defineQuery(whereaboutsRoute, [LAND_PLOT, 'whereabouts'], {
  persist: false,
});
