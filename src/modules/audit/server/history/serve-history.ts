import type { HistoryRoute } from '#modules/audit/contract/history.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readHistory, type Wanted } from './read-history.ts';

interface Served
  extends
    Pick<Context, 'amounts' | 'belonging' | 'database' | 'translator' | 'recordNames'>,
    Pick<Wanted, 'entity' | 'find' | 'alongside'> {
  readonly route: HistoryRoute;
}

/** Answers what was done to one record, for a tab of its screen. */
export function serveHistory(
  serve: Serve,
  { route, entity, find, alongside, ...context }: Served,
): void {
  serve.outside(route, ({ scope, params, query }) =>
    readHistory(context, scope, {
      ...query,
      entity,
      find,
      alongside,
      record: params.id,
    }),
  );
}
