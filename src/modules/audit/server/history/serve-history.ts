import type { HistoryRoute } from '#modules/audit/contract/history.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readHistory } from './read-history.ts';

interface Served extends Pick<Context, 'translator' | 'recordNames'> {
  readonly route: HistoryRoute;
  /** The kind of record, as events name it. */
  readonly entity: string;
  /** Refuses a record that is not there. */
  readonly find: (tx: Transaction, scope: Scope, id: string) => Promise<unknown>;
}

/** Answers what was done to one record, in the reader's language, for a tab of its screen. */
export function serveHistory(
  serve: Serve,
  { route, entity, find, translator, recordNames }: Served,
): void {
  serve.transaction(route, async ({ tx, scope, params, query }) => {
    await find(tx, scope, params.id);
    return readHistory(tx, scope, {
      ...query,
      entity,
      record: params.id,
      translator,
      recordNames,
    });
  });
}
