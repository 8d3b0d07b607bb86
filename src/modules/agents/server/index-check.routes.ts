import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/index-check.routes.ts';
import type { AgentsContext } from './agents-context.ts';
import { checkIndex } from './usecases/check-index.ts';
import { repairIndex } from './usecases/repair-index.ts';

/** Whether the index of an agent holds what it should, and bringing it back to that. */
export function serveIndexChecks(serve: Serve, context: AgentsContext): void {
  serve.outside(routes.checkIndexRoute, ({ scope, params }) =>
    checkIndex(context, scope, params.id),
  );

  serve.outside(routes.repairIndexRoute, ({ scope, params }) =>
    repairIndex(context, scope, params.id),
  );
}
