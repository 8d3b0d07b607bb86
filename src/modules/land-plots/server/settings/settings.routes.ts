import * as routes from '#modules/land-plots/contract/settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readPlotSettings, updatePlotSettings } from './settings.queries.ts';

export function servePlotSettings(serve: Serve): void {
  serve.transaction(routes.getPlotSettingsRoute, ({ tx, scope }) => readPlotSettings(tx, scope));

  serve.transaction(routes.updatePlotSettingsRoute, ({ tx, scope, body }) =>
    updatePlotSettings(tx, scope, body),
  );
}
