import { serveHistory } from '#modules/audit/server/public.ts';
import { plotHistoryRoute } from '#modules/land-plots/contract/history.ts';
import { LAND_PLOT, plotExport, plotRoutes } from '#modules/land-plots/contract/plots.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { createPlot } from './create-plot.ts';
import { deletePlot } from './delete-plot.ts';
import { plotSheet } from './plot-sheet.ts';
import { plotKeeper, plotList } from './plots.queries.ts';
import { updatePlot } from './update-plot.ts';

export function servePlots(serve: Serve, context: Context): void {
  serveRecord(serve, plotRoutes, {
    list: plotList.page,
    get: (tx, scope, id) => plotKeeper.find(tx, scope, id),
    create: createPlot,
    update: updatePlot,
    delete: deletePlot,
  });

  serveExport(serve, context, { routes: plotExport, entity: LAND_PLOT, list: plotSheet });

  serveHistory(serve, {
    ...context,
    route: plotHistoryRoute,
    entity: LAND_PLOT,
    find: (tx, scope, id) => plotKeeper.find(tx, scope, id),
  });
}
