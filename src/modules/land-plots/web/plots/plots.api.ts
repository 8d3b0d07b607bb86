import * as contract from '#modules/land-plots/contract/plots.ts';
import { texts } from '../texts.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { LAND_PLOT, plotRoutes } = contract;

export const plotsQuery = defineListQuery(plotRoutes.list, [LAND_PLOT, 'list'], { persist: false });
export const plotQuery = defineQuery(plotRoutes.get, [LAND_PLOT, 'detail'], { fresh: true });
export const plotActions = recordActions(plotRoutes, LAND_PLOT);

export const useChangePlot = defineAction(plotRoutes.update, texts, {
  refreshes: [LAND_PLOT],
  success: 'form.saved',
  failure: 'form.save_failed',
});
