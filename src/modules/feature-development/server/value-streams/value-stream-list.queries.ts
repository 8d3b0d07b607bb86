import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  ValueStream,
  listValueStreamsRoute,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchedPage } from '#platform/server/database/searched-page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { sortBy } from '../records/sort-by.queries.ts';
import { valueStreamColumns } from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

type ListQuery = Query<typeof listValueStreamsRoute>;

/** Which value streams, and in which order, without the page. */
type Chosen = Omit<ListQuery, 'page' | 'limit' | 'count'>;

/** Value streams of a page; those of the transaction's company. */
export async function listValueStreams(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  query: ListQuery,
): Promise<Page<ValueStream>> {
  return searchedPage(tx, {
    table: valueStreams,
    read: (from) => tx.select(valueStreamColumns(language)).from(from).$dynamic(),
    order: orderOf(query),
    ...conditionsOf(query),
    query: { ...query, page_size: query.limit },
  });
}

/** The value streams of the transaction's company that a list requests. */
export function conditionsOf({ search, status, priority, owner }: Chosen) {
  return {
    filters: and(
      status === undefined ? undefined : eq(valueStreams.manual_status, status),
      priority === undefined ? undefined : eq(valueStreams.priority, priority),
      owner === undefined ? undefined : eq(valueStreams.owner_id, owner),
    ),
    matches: matchesSearch(valueStreams.search_text, search),
  };
}

export function orderOf({ sort_by, sort_order: order }: Chosen): SQL[] {
  return sortBy({ by: sortKeys[sort_by], order, id: valueStreams.id });
}

const sortKeys: Record<ListQuery['sort_by'], SQL | PgColumn> = {
  name: inThaiOrder(valueStreams.name),
  manual_status: valueStreams.manual_status,
  priority: sql`array_position(array['low', 'medium', 'high'], ${valueStreams.priority})`,
  progress: valueStreams.progress,
  due_date: valueStreams.due_date,
  created_at: valueStreams.created_at,
  updated_at: valueStreams.updated_at,
};
