import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Unit, UnitQuery } from '#modules/directory/contract/organization.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import type { UnitKind } from './unit-kind.ts';

/** Units of a page. There are so few that a search may read them all. */
export function listUnits(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { kind, query }: { readonly kind: UnitKind; readonly query: UnitQuery },
): Promise<Page<Unit>> {
  const { table } = kind;
  const text = sql`lower(normalize(${table.name_th} || ' ' || ${table.name_en}, NFKC))`;
  const where = and(
    eq(table.company_id, companyId),
    ...likePatterns(query.search).map(
      (pattern) => sql`${text} like lower(normalize(${pattern}, NFKC))`,
    ),
  );
  const rows = tx
    .select(kind.columns(language))
    .from(table)
    .where(where)
    .orderBy(...orderOf(kind, query.sort, language));
  return readPage(tx, { rows, table, where, query });
}

function orderOf(
  { table, employees_count }: UnitKind,
  sort: UnitQuery['sort'],
  language: Scope['language'],
): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sql`${language === 'th' ? table.name_th : table.name_en} collate "und-x-icu"`;
  const key = sort.endsWith('name') ? name : employees_count;
  return [direction(key), asc(name), asc(table.id)];
}
