import * as contract from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/map.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

const A_MINUTE = 60_000;

/** While the next view is loaded, the plots of the last one stay; views that were left are soon forgotten, as each is large. */
export const mapQuery = defineListQuery(routes.plotMapRoute, [contract.LAND_PLOT, 'map'], {
  persist: false,
  gcTime: A_MINUTE,
});
