import { and, asc, desc, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListedEngine, listEnginesRoute } from '#modules/engines/contract/engines.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchedPage } from '#platform/server/database/searched-page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { listedColumns } from './engines.queries.ts';
import { engines, engineUses } from './engines.tables.ts';

type ListQuery = Query<typeof listEnginesRoute>;

/** Engines of a page, as the wire carries them; those of the transaction's company. */
export function listEngines(
  tx: Transaction,
  { language }: Pick<Scope, 'language'>,
  query: ListQuery,
): Promise<Page<ListedEngine>> {
  return searchedPage(tx, {
    table: engines,
    read: (from) => tx.select(listedColumns(language)).from(from).$dynamic(),
    order: engineOrders[query.sort],
    ...conditionsOf(tx, query),
    query,
  });
}

type Filters = Pick<ListQuery, 'search' | 'status' | 'engine_type' | 'in_use'>;

/** Which engines of the transaction's company a list asks for. */
export function conditionsOf(tx: Transaction, { search, status, engine_type, in_use }: Filters) {
  return {
    filters: and(
      status === undefined ? undefined : eq(engines.status, status),
      engine_type === undefined ? undefined : eq(engines.type, engine_type),
      isInUse(tx, in_use),
    ),
    matches: matchesSearch(engines.search_text, search),
  };
}

function isInUse(tx: Transaction, inUse: Filters['in_use']): SQL | undefined {
  if (inUse === undefined) return undefined;
  const used = exists(
    tx
      .select({ one: sql`1` })
      .from(engineUses)
      .where(
        and(eq(engineUses.company_id, engines.company_id), eq(engineUses.engine_id, engines.id)),
      ),
  );
  return inUse === 'yes' ? used : not(used);
}

const rising = (...columns: (SQL | PgColumn)[]): SQL[] =>
  [...columns, engines.id].map((column) => asc(column));
const falling = (...columns: (SQL | PgColumn)[]): SQL[] =>
  [...columns, engines.id].map((column) => desc(column));
const nameInThaiOrder = sql`${engines.name} collate "und-x-icu"`;

/** Each order is that of an index. */
export const engineOrders: Record<ListQuery['sort'], SQL[]> = {
  code: rising(engines.code_key),
  '-code': falling(engines.code_key),
  name: rising(nameInThaiOrder),
  '-name': falling(nameInThaiOrder),
  type: rising(engines.type, engines.created_at),
  '-type': falling(engines.type, engines.created_at),
  status: rising(engines.status, engines.created_at),
  '-status': falling(engines.status, engines.created_at),
  created_at: rising(engines.created_at),
  '-created_at': falling(engines.created_at),
  updated_at: rising(engines.updated_at),
  '-updated_at': falling(engines.updated_at),
};
