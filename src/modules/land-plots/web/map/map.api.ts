import * as contract from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/map.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

/** While the next view is loaded, the plots of the last one stay. */
export const mapQuery = defineListQuery(routes.plotMapRoute, [contract.LAND_PLOT, 'map'], {
  persist: false,
});
