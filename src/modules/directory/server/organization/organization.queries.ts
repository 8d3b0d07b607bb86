import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Unit, UnitQuery } from '#modules/directory/contract/organization.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { departments, employees, positions } from '../employees/employees.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** Departments and positions are kept alike. */
export const unitKinds = {
  department: { entity: 'department', table: departments, held: employees.department_id },
  position: { entity: 'position', table: positions, held: employees.position_id },
} as const;

export type UnitKind = (typeof unitKinds)[keyof typeof unitKinds];

/** Units of a page. There are few enough of them that a search may read them all. */
export async function listUnits(
  tx: Transaction,
  { companyId, language }: Reader,
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
  const { offset, limit } = pageWindow(query);
  const rows = await select(tx, kind)
    .where(where)
    .orderBy(...orderOf(kind, query.sort, language))
    .limit(limit)
    .offset(offset);
  return {
    data: rows,
    ...(await countRows(tx, { table, where, mode: query.count })),
    page: query.page,
    page_size: query.page_size,
  };
}

/** One unit; a missing one and another company's are the same failure. */
export async function findUnit(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  { kind, id }: { readonly kind: UnitKind; readonly id: string },
): Promise<Unit> {
  const { table } = kind;
  const [row] = await select(tx, kind).where(and(eq(table.company_id, companyId), eq(table.id, id)));
  if (row === undefined) throw errors.not_found();
  return row;
}

function select(tx: Transaction, kind: UnitKind) {
  const { table } = kind;
  return tx
    .select({
      id: table.id,
      name_th: table.name_th,
      name_en: table.name_en,
      employees_count: membersOf(kind),
      created_at: table.created_at,
      updated_at: table.updated_at,
    })
    .from(table)
    .$dynamic();
}

/** How many employees are of the unit, as a column. */
function membersOf({ table, held }: UnitKind) {
  const members = sql`(
    select ${count()} from ${employees}
    where ${employees.company_id} = ${table.company_id} and ${held} = ${table.id}
  )`;
  // Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself.
  return sql<number>`${members}`.mapWith(Number);
}

function orderOf(kind: UnitKind, sort: UnitQuery['sort'], language: Reader['language']): SQL[] {
  const { table } = kind;
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sql`${language === 'th' ? table.name_th : table.name_en} collate "und-x-icu"`;
  const key = sort.endsWith('name') ? name : membersOf(kind);
  return [direction(key), asc(name), asc(table.id)];
}
