import { and, inArray, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import { companyView, inPlaceOf } from './company-view.ts';
import { idsInOrder } from './many-ids.ts';
import { countRows, pageWindow } from './page.ts';
import type { Transaction } from './transactions.ts';

/** A statement that reads rows and still accepts a condition. */
export interface Reading<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Reading<Row>;
  orderBy(...order: SQL[]): Reading<Row>;
  limit(rows: number): Reading<Row>;
  offset(rows: number): Reading<Row>;
}

/** What defines a page: the order of the list, the rows that belong to it, and those that are shown. */
interface Search<Row> {
  /** A table with a company view. */
  readonly table: PgTable & { readonly id: PgColumn };
  /** Selects the list's columns from what takes the table's place, as a dynamic statement. */
  readonly read: (from: Subquery) => Reading<Row>;
  /** An order that has an index, so that the index is scanned and nothing sorted. */
  readonly order: SQL[];
  readonly filters: SQL | undefined;
  /** The search text, as conditions that a trigram index answers. */
  readonly matches: SQL | undefined;
  readonly query: PageQuery;
  /** For a list that is often requested whole: its own statements, prepared once. */
  readonly all?: {
    readonly count: (tx: Transaction, mode: PageQuery['count']) => Promise<Counted>;
    /** The rows of this page, if it is one that most calls request. */
    readonly start: () => Promise<Row[]> | undefined;
  };
}

type Counted = Pick<Page<never>, 'total' | 'total_is_minimum'>;

/** Where more match, it is quicker to follow the order until a page is full than to sort the matches. */
const MANY = 1_000;

/** From this offset on, only the keys of the skipped rows are read. */
const FAR = 500;

/** A page of a searchable list of the transaction's company. */
export async function searchedPage<Row>(tx: Transaction, search: Search<Row>): Promise<Page<Row>> {
  const { table, filters, matches, query } = search;
  const ours = companyView(table);
  const where = and(filters, matches);
  const all = where === undefined ? search.all : undefined;
  const counting =
    all?.count(tx, query.count) ?? countRows(tx, { table: ours, where, mode: query.count });
  // The best way to read a search depends on how much it finds; without one, both queries travel together.
  const reading =
    matches === undefined
      ? (all?.start() ?? readPage(tx, ours, search))
      : counting.then(({ total }) =>
          total > MANY ? walkToPage(ours, search) : readPage(tx, ours, search),
        );
  const [counted, data] = await Promise.all([counting, reading]);
  return { data, ...counted, page: query.page, page_size: query.page_size };
}

/** The ids of a whole searchable list, in its order. */
export function searchedIds(
  tx: Transaction,
  {
    table,
    order,
    filters,
    matches,
  }: Pick<Search<never>, 'table' | 'order' | 'filters' | 'matches'>,
): Promise<string[]> {
  const listed = tx
    .select({ id: table.id })
    .from(companyView(table))
    .where(and(filters, matches))
    .orderBy(...order);
  return idsInOrder(tx, listed);
}

/** A page of the matching rows: read along the index of the order, or sorted. */
function readPage<Row>(
  tx: Transaction,
  ours: Subquery,
  { table, read, order, filters, matches, query }: Search<Row>,
): PromiseLike<Row[]> {
  const { offset, limit } = pageWindow(query);
  const where = and(filters, matches);
  if (offset < FAR) {
    return read(ours)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  }
  const ids = tx
    .select({ id: table.id })
    .from(ours)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return read(ours)
    .where(inArray(table.id, ids))
    .orderBy(...order);
}

/**
 * A page of a search that many rows match. The planner cannot estimate how many match a Thai word;
 * `offset 0` keeps it from collecting and sorting them all.
 */
function walkToPage<Row>(
  ours: Subquery,
  { table, read, order, filters, matches, query }: Search<Row>,
): PromiseLike<Row[]> {
  const { offset, limit } = pageWindow(query);
  const chosen = filters === undefined ? sql`` : sql`where ${filters}`;
  const walk = sql`select * from ${ours} ${chosen} order by ${sql.join(order, sql`, `)} offset 0`;
  return read(inPlaceOf(table, walk)).where(matches).limit(limit).offset(offset);
}
