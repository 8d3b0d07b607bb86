import { plotMapRoute } from '#modules/land-plots/contract/map.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { drawMap } from './draw-map.queries.ts';

export function serveMap(serve: Serve): void {
  serve.transaction(plotMapRoute, ({ tx, scope, query }) => drawMap(tx, scope, query));
}
