import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sop, listSopsRoute } from '#modules/feature-development/contract/sops.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchedPage } from '#platform/server/database/searched-page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { sortBy } from '../records/sort-by.queries.ts';
import { isBelow } from '../records/value-stream-filters.queries.ts';
import { sopColumns } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';

type ListQuery = Query<typeof listSopsRoute>;

/** Which SOPs, and in which order, without the page. */
type Chosen = Omit<ListQuery, 'page' | 'limit' | 'count'>;

/** SOPs of a page; those of the transaction's company. */
export async function listSops(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  query: ListQuery,
): Promise<Page<Sop>> {
  return searchedPage(tx, {
    table: sops,
    read: (from) => tx.select(sopColumns(language)).from(from).$dynamic(),
    order: orderOf(query),
    ...conditionsOf(tx, query),
    query: { ...query, page_size: query.limit },
  });
}

/** The SOPs of the transaction's company that a list requests. */
export function conditionsOf(tx: Transaction, query: Chosen) {
  const { search, status, value_stream_id: within } = query;
  return {
    filters: and(
      within === undefined ? undefined : eq(sops.value_stream_id, within),
      status === undefined ? undefined : eq(sops.manual_status, status),
      isBelow(tx, sops, query),
    ),
    matches: matchesSearch(sops.search_text, search),
  };
}

export function orderOf({ sort_by, sort_order: order }: Chosen): SQL[] {
  return sortBy({ by: sortKeys[sort_by], order, id: sops.id });
}

const sortKeys: Record<ListQuery['sort_by'], SQL | PgColumn> = {
  name: inThaiOrder(sops.name),
  manual_status: sops.manual_status,
  progress: sops.progress,
  sow_count: sops.sow_count,
  created_at: sops.created_at,
  updated_at: sops.updated_at,
};
