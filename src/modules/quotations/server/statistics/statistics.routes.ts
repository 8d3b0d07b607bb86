import { statisticsRoute } from '#modules/quotations/contract/statistics.ts';
import { success } from '#platform/contract/envelopes.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { summariseQuotations } from './summarise-quotations.ts';

export function serveStatistics(serve: Serve, { clock }: Pick<Context, 'clock'>): void {
  serve.transaction(statisticsRoute, async ({ tx, scope, query }) => {
    const today = dayInBangkok(clock.now());
    return success(await summariseQuotations(tx, scope, { ...query, today }));
  });
}
