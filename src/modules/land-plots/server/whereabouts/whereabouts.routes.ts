import { whereaboutsRoute } from '#modules/land-plots/contract/whereabouts.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findWhereabouts } from './find-whereabouts.queries.ts';

export function serveWhereabouts(serve: Serve): void {
  serve.transaction(whereaboutsRoute, ({ tx, scope, query }) => findWhereabouts(tx, scope, query));
}
