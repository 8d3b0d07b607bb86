import { quotaStatisticsRoute } from '#modules/farmer-quotas/contract/statistics.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { countQuotas } from './statistics.queries.ts';

export function serveStatistics(serve: Serve): void {
  serve.transaction(quotaStatisticsRoute, ({ tx, scope, query }) => countQuotas(tx, scope, query));
}
