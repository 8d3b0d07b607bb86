import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '#platform/contract/envelopes.ts';
import { DEFAULT_PAGE_SIZE } from '#platform/contract/pagination.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { rowCounter } from '#platform/server/database/page.ts';
import { searchedPage } from '#platform/server/database/searched-page.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Agent, listAgentsRoute } from '#modules/agents/contract/agents.ts';
import { agentColumns, showAgent } from './agents.queries.ts';
import { agents } from './agents.tables.ts';
import type { ModelOf } from './index-settings.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';

type ListQuery = Query<typeof listAgentsRoute>;

const ours = companyView(agents);
const countOurs = rowCounter(ours);

/** Agents of a page, as the wire carries them, of the transaction's company. */
export async function listAgents(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  { query, modelOf }: { query: ListQuery; modelOf: ModelOf },
): Promise<Page<Agent>> {
  const found = await searchedPage(tx, {
    table: agents,
    read: (from) => tx.select(agentColumns(language)).from(from).$dynamic(),
    order: agentOrders[query.sort],
    ...conditionsOf(query),
    query,
    all: { count: countOurs, start: () => startOfAll(query)?.(tx, { language }) },
  });
  return { ...found, data: found.data.map((row) => showAgent(row, modelOf)) };
}

function startOfAll({ sort, page, page_size }: ListQuery) {
  const isStart = page === 1 && page_size === DEFAULT_PAGE_SIZE;
  return isStart ? startsOfAll.get(sort) : undefined;
}

type Filters = Pick<ListQuery, 'search' | 'latest_sync_status' | 'owner_user_id'>;

/** The agents of the transaction's company that a list requests. */
export function conditionsOf({ search, latest_sync_status, owner_user_id }: Filters) {
  return {
    filters: and(
      latest_sync_status === undefined
        ? undefined
        : eq(agents.latest_sync_status, latest_sync_status),
      owner_user_id === undefined ? undefined : eq(agents.owner_user_id, owner_user_id),
    ),
    matches: matchesSearch(agents.search_text, search),
  };
}

const rising = (column: SQL | PgColumn): SQL[] => [asc(column), asc(agents.id)];
const falling = (column: SQL | PgColumn): SQL[] => [desc(column), desc(agents.id)];
const nameInThaiOrder = sql`${agents.name} collate "und-x-icu"`;

/** Agents that never synced come first by oldest sync, and last by newest. Each order has an index. */
export const agentOrders: Record<ListQuery['sort'], SQL[]> = {
  name: rising(nameInThaiOrder),
  '-name': falling(nameInThaiOrder),
  code: rising(agents.code),
  '-code': falling(agents.code),
  pinecone_index: rising(agents.pinecone_index),
  '-pinecone_index': falling(agents.pinecone_index),
  files_count: rising(agents.files_count),
  '-files_count': falling(agents.files_count),
  latest_sync_at: [agents.latest_sync_at, agents.id].map(
    (column) => sql`${column} asc nulls first`,
  ),
  '-latest_sync_at': [agents.latest_sync_at, agents.id].map(
    (column) => sql`${column} desc nulls last`,
  ),
  created_at: rising(agents.created_at),
  '-created_at': falling(agents.created_at),
  updated_at: rising(agents.updated_at),
  '-updated_at': falling(agents.updated_at),
};

/** The first page of all agents, which most calls request: prepared once for each order. */
const startsOfAll = new Map(
  Object.entries(agentOrders).map(([sort, order]) => [
    sort,
    statement<{ language: Language }>()((db, given) =>
      db
        .select(agentColumns(given('language')))
        .from(ours)
        .orderBy(...order)
        .limit(DEFAULT_PAGE_SIZE),
    ),
  ]),
);
