import { and, inArray, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import { companyView, standingFor } from './company-view.ts';
import { idsInOrder } from './many-ids.ts';
import { countRows, pageWindow } from './page.ts';
import type { Transaction } from './transactions.ts';

/** A statement that reads rows and can still be told which. */
export interface Reading<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Reading<Row>;
  orderBy(...order: SQL[]): Reading<Row>;
  limit(rows: number): Reading<Row>;
  offset(rows: number): Reading<Row>;
}

/** What a page is made of: the order of the list, who belongs to it, and which of those are shown. */
interface Search<Row> {
  /** A table with a company view. */
  readonly table: PgTable & { readonly id: PgColumn };
  /** The list's columns from what stands for the table, as a dynamic statement. */
  readonly read: (from: Subquery) => Reading<Row>;
  /** One that an index has, so that it is walked along, not sorted. */
  readonly order: SQL[];
  readonly filters: SQL | undefined;
  /** What was typed, as conditions that an index of trigrams answers. */
  readonly words: SQL | undefined;
  readonly query: PageQuery;
  /** For a list that is often asked for whole: statements of its own that are put together once. */
  readonly all?: {
    readonly count: (tx: Transaction, mode: PageQuery['count']) => Promise<Counted>;
    /** The rows of this page, if it is one that most calls ask for. */
    readonly start: () => Promise<Row[]> | undefined;
  };
}

type Counted = Pick<Page<never>, 'total' | 'total_is_minimum'>;

/** Where more match, it is quicker to walk along the order until a page is full than to sort what matches. */
const MANY = 1_000;

/** So far into a list, only the keys of the rows that are passed over are read. */
const FAR = 500;

/** A page of a list that people search, of the transaction's company. */
export async function searchedPage<Row>(tx: Transaction, search: Search<Row>): Promise<Page<Row>> {
  const { table, filters, words, query } = search;
  const ours = companyView(table);
  const where = and(filters, words);
  const all = where === undefined ? search.all : undefined;
  const counting =
    all?.count(tx, query.count) ?? countRows(tx, { table: ours, where, mode: query.count });
  // How a search is best read depends on how much it finds; without one, both questions travel at once.
  const reading =
    words === undefined
      ? (all?.start() ?? readPage(tx, ours, search))
      : counting.then(({ total }) =>
          total > MANY ? walkToPage(ours, search) : readPage(tx, ours, search),
        );
  const [counted, data] = await Promise.all([counting, reading]);
  return { data, ...counted, page: query.page, page_size: query.page_size };
}

/** The ids of a whole list that people search, in its order. */
export function searchedIds(
  tx: Transaction,
  { table, order, filters, words }: Pick<Search<never>, 'table' | 'order' | 'filters' | 'words'>,
): Promise<string[]> {
  const listed = tx
    .select({ id: table.id })
    .from(companyView(table))
    .where(and(filters, words))
    .orderBy(...order);
  return idsInOrder(tx, listed);
}

/** A page by what matches: straight off the index of the order, or sorted. */
function readPage<Row>(
  tx: Transaction,
  ours: Subquery,
  { table, read, order, filters, words, query }: Search<Row>,
): PromiseLike<Row[]> {
  const { offset, limit } = pageWindow(query);
  const where = and(filters, words);
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
 * A page of a word that many rows hold. The planner cannot tell how many hold a Thai word; `offset 0`
 * keeps it from gathering and sorting them all.
 */
function walkToPage<Row>(
  ours: Subquery,
  { table, read, order, filters, words, query }: Search<Row>,
): PromiseLike<Row[]> {
  const { offset, limit } = pageWindow(query);
  const chosen = filters === undefined ? sql`` : sql`where ${filters}`;
  const walk = sql`select * from ${ours} ${chosen} order by ${sql.join(order, sql`, `)} offset 0`;
  return read(standingFor(table, walk)).where(words).limit(limit).offset(offset);
}
