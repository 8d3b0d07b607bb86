import * as routes from '#modules/engines/contract/usage.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { reportUsage } from './report-usage.ts';
import { listUsageLogs, readUsageTrend } from './usage.queries.ts';

/** When engines were used, as the programs report that run them. */
export function serveUsage(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listUsageLogsRoute, async ({ tx, scope, params, query }) => {
    await engineKeeper.find(tx, scope, params.id);
    return success(await listUsageLogs(tx, scope, { engineId: params.id, limit: query.limit }));
  });

  serve.transaction(routes.reportUsageRoute, async ({ tx, scope, params, body }) => {
    const report = { engineId: params.id, usage: body, now: clock.now() };
    return success(
      await reportUsage(tx, scope, report),
      translator.translate(scope.language, 'engines:messages.usage_reported'),
    );
  });

  serve.transaction(routes.usageTrendRoute, async ({ tx, scope, params, query }) => {
    await engineKeeper.find(tx, scope, params.id);
    const span = { engineId: params.id, days: query.days, now: clock.now() };
    return success(await readUsageTrend(tx, scope, span));
  });
}
