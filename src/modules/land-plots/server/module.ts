import { plotsApi } from '#modules/land-plots/contract/api-description.ts';
import { notifiablePlots } from '#modules/land-plots/contract/notifiable.ts';
import { plotPermissions } from '#modules/land-plots/contract/permissions.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { en } from '#modules/land-plots/i18n/en.ts';
import { th } from '#modules/land-plots/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { forgetFarmers } from './crops/forget-farmers.ts';
import { serveCrops } from './crops/crops.routes.ts';
import { loadExamples } from './demo/load-examples.ts';
import { serveMap } from './map/map.routes.ts';
import { checkQuota } from './of-quotas/check-quota.ts';
import { heldPlots } from './of-quotas/held-plots.ts';
import { plotsOfQuotas } from './plots/plots-of-quotas.queries.ts';
import { searchPlots } from './plots/plots.queries.ts';
import { servePlots } from './plots/plots.routes.ts';
import { landPlots } from './plots/plots.tables.ts';
import { servePlotSettings } from './settings/settings.routes.ts';
import { tileOrigins } from './settings/tile-origins.ts';
import { removeShapesJob } from './plots/remove-shapes.job.ts';
import { serveShapeExport } from './shape-export/shape-export.routes.ts';
import { serveShapes } from './shapes/shapes.routes.ts';
import { serveTakeOver } from './take-over/take-over.routes.ts';
import { serveWarnings } from './warnings/warnings.routes.ts';
import { serveWhereabouts } from './whereabouts/whereabouts.routes.ts';

/** The land of the growers: deeds, shapes on the ground, and what grows there. */
export const landPlotsModule: ServerModule = {
  name: 'land-plots',
  texts: { th, en },
  api: plotsApi,
  permissions: plotPermissions.set,
  lists: { 'land-plots': plotPermissions.name('read') },
  notifiable: [notifiablePlots],
  attachments: [
    {
      entity: LAND_PLOT,
      table: landPlots,
      see: plotPermissions.name('read'),
      attach: plotPermissions.name('write'),
      accepts: ['image', 'pdf'],
      stripsPictures: true,
    },
  ],
  searches: [searchPlots],
  belonging: [plotsOfQuotas],
  recordNames: [{ table: landPlots, name: landPlots.deed_number }],
  create: (context) => ({
    jobs: [removeShapesJob(context)],
    forget: forgetFarmers(context),
    held: heldPlots(context),
    check: checkQuota(context),
    prepare: () => loadExamples(context),
    pictureOrigins: tileOrigins(context),
    routes(serve) {
      servePlotSettings(serve);
      serveShapes(serve, context);
      serveShapeExport(serve, context);
      serveMap(serve);
      serveTakeOver(serve);
      serveWarnings(serve, context);
      serveWhereabouts(serve);
      servePlots(serve, context);
      serveCrops(serve);
    },
  }),
};
