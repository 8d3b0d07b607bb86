import * as routes from '#modules/farmer-quotas/contract/seasons.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { listSeasons, refuseUsedSeason, seasonKeeper } from './seasons.queries.ts';

const { season_created, season_updated, season_deleted } = routes.seasonEvents;

export function serveSeasons(serve: Serve): void {
  serveRecord(serve, routes.seasonRoutes, {
    list: listSeasons,
    ...recordActs(seasonKeeper, {
      events: { created: season_created, updated: season_updated, deleted: season_deleted },
    }),
    delete: (tx, scope, id) =>
      seasonKeeper.delete(tx, scope, {
        id,
        event: season_deleted,
        before: () => refuseUsedSeason(tx, scope, id),
      }),
  });
}
