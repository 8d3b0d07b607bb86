import * as routes from '#modules/land-plots/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { PLOT_SETTINGS } = routes;

/** What maps are drawn on: it rarely changes. */
export const mapSettingsQuery = defineQuery(routes.getPlotSettingsRoute, [PLOT_SETTINGS, 'maps']);

export const settingsQuery = defineQuery(routes.getPlotSettingsRoute, [PLOT_SETTINGS, 'detail'], {
  fresh: true,
});

export const useSaveSettings = defineAction(routes.updatePlotSettingsRoute, texts, {
  refreshes: [PLOT_SETTINGS],
  success: 'setup.saved',
  failure: 'setup.save_failed',
});
