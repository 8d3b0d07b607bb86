import type { HistoryRoute } from '#modules/audit/contract/history.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describePage } from '../entries/describe-page.ts';
import { listEntries } from '../entries/entries.queries.ts';

interface Served extends Pick<Context, 'database' | 'translator' | 'recordNames'> {
  readonly route: HistoryRoute;
  /** The kind of record, as events name it. */
  readonly entity: string;
  /** Refuses a record that is not there. */
  readonly find: (tx: Transaction, scope: Scope, id: string) => Promise<unknown>;
}

/** Answers what was done to one record, in the reader's language, the latest first, for a tab of its screen. */
export function serveHistory(serve: Serve, { route, entity, find, ...context }: Served): void {
  serve.outside(route, ({ scope, params, query }) =>
    describePage(context, scope, async (tx) => {
      await find(tx, scope, params.id);
      return listEntries(tx, scope, { ...query, entity, record: params.id });
    }),
  );
}
