import { and, asc, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '#platform/contract/envelopes.ts';
import { DEFAULT_PAGE_SIZE } from '#platform/contract/pagination.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView, standingFor } from '#platform/server/database/company-view.ts';
import { countRows, pageWindow, rowCounter } from '#platform/server/database/page.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Agent } from '#modules/agents/contract/agent.ts';
import type { listAgentsRoute } from '#modules/agents/contract/agents.routes.ts';
import { describeAgent, describedColumns, type DescribedRow } from './agents.queries.ts';
import { agents } from './agents.tables.ts';
import type { ModelOf } from './index-settings.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';

type ListQuery = Query<typeof listAgentsRoute>;

/** What a page is made of: the order of the list, who belongs to it, and which of those are shown. */
interface Search {
  readonly language: Scope['language'];
  readonly order: SQL[];
  readonly filters: SQL | undefined;
  readonly words: SQL | undefined;
  readonly window: { readonly offset: number; readonly limit: number };
}

const ours = companyView(agents);
const countOurs = rowCounter(ours);

/** Where more match, it is quicker to walk along the order until a page is full than to sort what matches. */
const MANY = 1_000;

/** So far into a list, only the keys of the rows that are passed over are read. */
const FAR = 500;

/** Agents of a page, as the wire carries them; those of the transaction's company. */
export async function listAgents(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  { query, modelOf }: { query: ListQuery; modelOf: ModelOf },
): Promise<Page<Agent>> {
  const patterns = likePatterns(query.search);
  const search: Search = {
    language,
    order: agentOrders[query.sort],
    ...conditionsOf(query),
    window: pageWindow(query),
  };
  const where = and(search.filters, search.words);
  const counting =
    where === undefined
      ? countOurs(tx, query.count)
      : countRows(tx, { table: ours, where, mode: query.count });
  // How a search is best read depends on how much it finds; without one, both questions travel at once.
  const reading =
    patterns.length === 0
      ? (startOfAll(query, where)?.(tx, { language }) ?? readPage(tx, search))
      : counting.then(({ total }) => (total > MANY ? walkToPage : readPage)(tx, search));
  const [counted, rows] = await Promise.all([counting, reading]);
  return {
    data: rows.map((row) => describeAgent(row, modelOf)),
    ...counted,
    page: query.page,
    page_size: query.page_size,
  };
}

function startOfAll({ sort, page, page_size }: ListQuery, where: SQL | undefined) {
  const isStart = where === undefined && page === 1 && page_size === DEFAULT_PAGE_SIZE;
  return isStart ? startsOfAll.get(sort) : undefined;
}

type Filters = Pick<ListQuery, 'search' | 'latest_sync_status' | 'owner_user_id'>;

/** Which agents of the transaction's company a list asks for. */
export function conditionsOf({ search, latest_sync_status, owner_user_id }: Filters) {
  return {
    filters: and(
      latest_sync_status === undefined
        ? undefined
        : eq(agents.latestSyncStatus, latest_sync_status),
      owner_user_id === undefined ? undefined : eq(agents.ownerId, owner_user_id),
    ),
    words: and(...likePatterns(search).map((pattern) => like(agents.searchText, pattern))),
  };
}

/** A page by what matches: straight off the index of the order, or sorted. */
function readPage(
  tx: Transaction,
  { language, order, filters, words, window: { offset, limit } }: Search,
): Promise<DescribedRow[]> {
  const where = and(filters, words);
  const columns = describedColumns(language);
  if (offset < FAR) {
    return tx
      .select(columns)
      .from(ours)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  }
  const ids = tx
    .select({ id: agents.id })
    .from(ours)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return tx
    .select(columns)
    .from(ours)
    .where(inArray(agents.id, ids))
    .orderBy(...order);
}

/**
 * A page of a word that many agents hold. The planner cannot tell how many hold a Thai word; `offset 0`
 * keeps it from gathering and sorting them all.
 */
function walkToPage(
  tx: Transaction,
  { language, order, filters, words, window }: Search,
): Promise<DescribedRow[]> {
  const chosen = filters === undefined ? sql`` : sql`where ${filters}`;
  const walk = sql`select * from ${ours} ${chosen} order by ${sql.join(order, sql`, `)} offset 0`;
  return tx
    .select(describedColumns(language))
    .from(standingFor(agents, walk))
    .where(words)
    .limit(window.limit)
    .offset(window.offset);
}

const rising = (column: SQL | PgColumn): SQL[] => [asc(column), asc(agents.id)];
const falling = (column: SQL | PgColumn): SQL[] => [desc(column), desc(agents.id)];
const nameInThaiOrder = sql`${agents.name} collate "und-x-icu"`;

/** Agents which never synced come first by oldest sync, and last by newest. Each order is that of an index. */
export const agentOrders: Record<ListQuery['sort'], SQL[]> = {
  name: rising(nameInThaiOrder),
  '-name': falling(nameInThaiOrder),
  code: rising(agents.code),
  '-code': falling(agents.code),
  pinecone_index: rising(agents.pineconeIndex),
  '-pinecone_index': falling(agents.pineconeIndex),
  files_count: rising(agents.filesCount),
  '-files_count': falling(agents.filesCount),
  latest_sync_at: [agents.latestSyncAt, agents.id].map((column) => sql`${column} asc nulls first`),
  '-latest_sync_at': [agents.latestSyncAt, agents.id].map(
    (column) => sql`${column} desc nulls last`,
  ),
  created_at: rising(agents.createdAt),
  '-created_at': falling(agents.createdAt),
  updated_at: rising(agents.updatedAt),
  '-updated_at': falling(agents.updatedAt),
};

/** The first page of all agents, which most calls ask for: put together once for each order. */
const startsOfAll = new Map(
  Object.entries(agentOrders).map(([sort, order]) => [
    sort,
    statement<{ language: Language }>()((db, given) =>
      db
        .select(describedColumns(given('language')))
        .from(ours)
        .orderBy(...order)
        .limit(DEFAULT_PAGE_SIZE),
    ),
  ]),
);
