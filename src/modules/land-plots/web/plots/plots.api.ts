import * as contract from '#modules/land-plots/contract/plots.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { LAND_PLOT, plotRoutes } = contract;

export const plotsQuery = defineListQuery(plotRoutes.list, [LAND_PLOT, 'list'], { persist: false });
export const plotQuery = defineQuery(plotRoutes.get, [LAND_PLOT, 'detail'], { fresh: true });
export const plotActions = recordActions(plotRoutes, LAND_PLOT);
