import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/index-check.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { checkIndex } from './check-index.ts';
import { prepareRepair } from './repair-index.ts';

/** Whether everything is in the index of an agent that should be, and its repair. */
export function serveIndexChecks(serve: Serve, context: AgentsContext): void {
  serve.outside(routes.checkIndexRoute, ({ scope, params }) =>
    checkIndex(context, scope, params.id),
  );

  serve.prepared(routes.repairIndexRoute, ({ scope, params }) =>
    prepareRepair(context, scope, params.id),
  );
}
