import * as routes from '#modules/feature-development/contract/flow.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { analyseFlow } from './analyse-flow.ts';
import { readBoard } from './board.queries.ts';
import { listMyWork } from './my-work.queries.ts';
import { readTimeline } from './timeline.queries.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';

export function serveFlow(serve: Serve, { clock }: Context): void {
  const today = () => dayInBangkok(clock.now());

  serve.transaction(routes.getBoardRoute, async ({ tx, scope, query }) => ({
    columns: await readBoard(tx, scope, { query, today: today() }),
  }));

  serve.transaction(routes.getTimelineRoute, async ({ tx, scope, query }) => ({
    today: today(),
    ...(await readTimeline(tx, scope, query)),
  }));

  serve.transaction(routes.listMyWorkRoute, ({ tx, scope, query }) =>
    listMyWork(tx, scope, { query, today: today() }),
  );

  serve.transaction(routes.getAnalyticsRoute, ({ tx, scope, query }) =>
    analyseFlow(tx, scope, { query, now: clock.now() }),
  );
}
