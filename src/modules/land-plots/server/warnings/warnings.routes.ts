import * as routes from '#modules/land-plots/contract/warnings.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { plotKeeper } from '../plots/plots.queries.ts';
import { findWarnings, readCompared } from './find-warnings.queries.ts';

const READ_ONLY = { readOnly: true } as const;

export function serveWarnings(serve: Serve, { database }: Pick<Context, 'database'>): void {
  serve.outside(routes.checkPlotRoute, async ({ scope, query }) => {
    const compared = await database.inCompany(
      scope,
      async (tx) => {
        if (query.plot_id !== undefined) await plotKeeper.find(tx, scope, query.plot_id);
        return readCompared(tx, scope, query);
      },
      READ_ONLY,
    );
    return findWarnings(scope, compared);
  });

  serve.outside(routes.plotWarningsRoute, async ({ scope, params }) => {
    const compared = await database.inCompany(
      scope,
      async (tx) => {
        const plot = await plotKeeper.find(tx, scope, params.id);
        return readCompared(tx, scope, { ...plot, plot_id: plot.id });
      },
      READ_ONLY,
    );
    return findWarnings(scope, compared);
  });
}
