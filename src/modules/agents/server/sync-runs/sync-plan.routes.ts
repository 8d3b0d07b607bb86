import type { Serve } from '#platform/server/http/serve.ts';
import { forecastSyncRoute } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { forecastNextSync } from './sync-plan.queries.ts';

/** What the next sync would do. */
export function serveSyncPlan(serve: Serve, context: AgentsContext): void {
  serve.outside(forecastSyncRoute, ({ scope, params }) =>
    forecastNextSync(context, scope, params.id),
  );
}
