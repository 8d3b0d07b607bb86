import * as contract from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/warnings.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';

const { LAND_PLOT } = contract;

const unstored = { persist: false } as const;

/** While another field is typed, what is known stays in sight. */
export const checkQuery = defineListQuery(routes.checkPlotRoute, [LAND_PLOT, 'check'], unstored);
export const warningsQuery = defineQuery(
  routes.plotWarningsRoute,
  [LAND_PLOT, 'warnings'],
  unstored,
);
