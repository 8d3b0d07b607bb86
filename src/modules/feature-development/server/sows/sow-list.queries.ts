import { and, between, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { employeesNamed } from '#modules/directory/server/public.ts';
import type { ListedSow, listSowsRoute } from '#modules/feature-development/contract/sows.ts';
import {
  NOT_STARTED,
  stagesOf,
  type Phase,
} from '#modules/feature-development/contract/stage-order.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchedPage } from '#platform/server/database/searched-page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { sortBy } from '../records/sort-by.queries.ts';
import { isBelow } from '../records/value-stream-filters.queries.ts';
import { withProgress, sowColumns } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';

export type SowQuery = Query<typeof listSowsRoute>;

/** Which SOWs, and in which order, without the page. */
type Chosen = Omit<SowQuery, 'page' | 'limit' | 'count'>;

/** SOWs of a page; those of the transaction's company. */
export async function listSows(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  query: SowQuery,
): Promise<Page<ListedSow>> {
  const found = await searchedPage(tx, {
    table: sows,
    read: (from) => tx.select(sowColumns(language)).from(from).$dynamic(),
    order: orderOf(query),
    ...conditionsOf(tx, query),
    query: { ...query, page_size: query.limit },
  });
  return { ...found, data: found.data.map(withProgress) };
}

/** The SOWs of the transaction's company that a list requests. */
export function conditionsOf(tx: Transaction, query: Chosen) {
  const { search, assignee_search: name, status, phase, sop_id, value_stream_id } = query;
  return {
    filters: and(
      sop_id === undefined ? undefined : eq(sows.sop_id, sop_id),
      value_stream_id === undefined ? undefined : eq(sows.value_stream_id, value_stream_id),
      status === undefined ? undefined : eq(sows.manual_status, status),
      phase === undefined ? undefined : isInPhase(phase),
      name === '' ? undefined : inArray(sows.assignee_id, employeesNamed(tx, name)),
      isBelow(tx, sows, query),
    ),
    matches: matchesSearch(sows.search_text, search),
  };
}

export function orderOf({ sort_by: key, sort_order: order }: Chosen): SQL[] {
  return sortBy({ by: sortKeys[key], order, id: sows.id });
}

/** SOWs that have not completed any stage are in the first phase. */
function isInPhase(phase: Phase): SQL {
  const stages = stagesOf(phase);
  const first = phase === 'BR' ? NOT_STARTED : Math.min(...stages);
  return between(sows.current_stage, first, Math.max(...stages));
}

const sortKeys: Record<SowQuery['sort_by'], SQL | PgColumn> = {
  name: inThaiOrder(sows.name),
  manual_status: sows.manual_status,
  current_stage: sows.current_stage,
  progress: sows.current_stage,
  due_date: sows.due_date,
  created_at: sows.created_at,
  updated_at: sows.updated_at,
};
