import * as routes from '#modules/land-plots/contract/warnings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { plotKeeper } from '../plots/plots.queries.ts';
import { findWarnings } from './find-warnings.queries.ts';

export function serveWarnings(serve: Serve): void {
  serve.transaction(routes.checkPlotRoute, async ({ tx, scope, query }) => {
    if (query.plot_id !== undefined) await plotKeeper.find(tx, scope, query.plot_id);
    return findWarnings(tx, scope, query);
  });

  serve.transaction(routes.plotWarningsRoute, async ({ tx, scope, params }) => {
    const plot = await plotKeeper.find(tx, scope, params.id);
    return findWarnings(tx, scope, { ...plot, plot_id: plot.id });
  });
}
