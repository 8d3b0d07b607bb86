import { and, inArray, sql, type Placeholder, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#platform/contract/envelopes.ts';
import { DEFAULT_PAGE_SIZE, type PageQuery } from '#platform/contract/pagination.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { companyView, inPlaceOf } from './company-view.ts';
import { idsInOrder } from './many-ids.ts';
import { countFound, listCounter, pageWindow } from './page.ts';
import { constantOrder, constantText, statementsByText, type Builder } from './statement.ts';
import { changeSettings } from './change-settings.ts';
import type { Transaction } from './transactions.ts';

/** A statement that reads rows and still accepts a condition. */
export interface Reading<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Reading<Row>;
  orderBy(...order: SQL[]): Reading<Row>;
  limit(rows: number): Reading<Row>;
  offset(rows: number): Reading<Row>;
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** A list that people search. */
interface SearchedList<Row> {
  /** A table with a company view. */
  readonly table: PgTable & { readonly id: PgColumn };
  /** Selects the list's columns from what takes the table's place, as a dynamic statement. */
  readonly read: (
    db: Pick<Builder, 'select'>,
    from: Subquery,
    language: Language | Placeholder,
  ) => Reading<Row>;
}

/** What defines a page: the order of the list, the rows that belong to it, and those that are shown. */
interface Search {
  /** An order that has an index, so that the index is scanned and nothing sorted. */
  readonly order: SQL[];
  readonly filters: SQL | undefined;
  /** The search text, as conditions that a trigram index answers. */
  readonly matches: SQL | undefined;
  readonly query: PageQuery;
  readonly language: Language;
}

interface Few extends Record<string, unknown> {
  readonly ids: readonly string[];
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
}

/** Where more match, it is quicker to follow the order until a page is full than to sort the matches. */
const MANY = 1_000;

/** From this offset on, only the keys of the skipped rows are read. */
const FAR = 500;

/** What most calls request; `/api` lists have the smaller one. */
const USUAL_SIZES = [20, DEFAULT_PAGE_SIZE];

/** Pages of a searchable list of the transaction's company. */
export function searchedPages<Row>({ table, read }: SearchedList<Row>) {
  const ours = companyView(table);
  const count = listCounter(ours);
  const starts = statementsByText<{ language: Language }, Row[]>();
  const pagesOfFew = statementsByText<Few, Row[]>();

  return async (tx: Transaction, search: Search): Promise<Page<Row>> => {
    const { filters, matches, query } = search;
    const page = { page: query.page, page_size: query.page_size };
    if (matches !== undefined) return { ...(await find(tx, search)), ...page };
    // Both queries travel together.
    const [counted, data] = await Promise.all([
      count(tx, { where: filters, mode: query.count }),
      readStart(tx, search) ?? readPage(tx, search),
    ]);
    return { data, ...counted, ...page };
  };

  /** The best way to read a search depends on how much it finds. */
  async function find(tx: Transaction, search: Search) {
    const where = and(search.filters, search.matches);
    const { ids, ...counted } = await countFound(tx, {
      ours,
      id: table.id,
      where,
      most: MANY,
      mode: search.query.count,
    });
    const data = await (ids === undefined ? walkToPage(tx, search) : readFew(tx, search, ids));
    return { data, ...counted };
  }

  /** A page of few rows, sorted: prepared once for each order, as planning takes longer than reading. */
  function readFew(tx: Transaction, search: Search, ids: readonly string[]): PromiseLike<Row[]> {
    const { order, query, language } = search;
    const text = constantText(inOrder({ order, filters: undefined }));
    if (text === undefined) return readPage(tx, search);
    const pageOfFew = pagesOfFew(text, (db, given) => {
      const few = inOrder({ order, filters: sql`${table.id} = any(${given('ids')})` });
      const rows = sql`${few} limit ${given('limit')} offset ${given('offset')}`;
      return read(db, inPlaceOf(table, rows), given('language')).orderBy(...order);
    });
    return pageOfFew(tx, { ids, language, ...pageWindow(query) });
  }

  /** The first page, which most calls request: prepared once for each order and each filter without a value. */
  function readStart(tx: Transaction, { order, filters, query, language }: Search) {
    if (query.page > 1 || !USUAL_SIZES.includes(query.page_size)) return undefined;
    const sorted = constantOrder(order);
    const chosen = constantText(filters);
    if (sorted === undefined || chosen === undefined) return undefined;
    const size = query.page_size;
    const start = starts(`${chosen} ${sorted} ${size}`, (db, given) => {
      // A plan that does not know the limit is one for a tenth of the rows.
      const limit = sql`limit ${size}`.inlineParams();
      const first = sql`${inOrder({ order, filters })} ${limit}`;
      return read(db, inPlaceOf(table, first), given('language')).orderBy(...order);
    });
    return start(tx, { language });
  }

  /** A page of the matching rows: read along the index of the order, or sorted. */
  function readPage(
    tx: Transaction,
    { order, filters, matches, query, language }: Search,
  ): PromiseLike<Row[]> {
    const { offset, limit } = pageWindow(query);
    const where = and(filters, matches);
    if (offset < FAR) {
      const rows = sql`${inOrder({ order, filters: where })} limit ${limit} offset ${offset}`;
      return read(tx, inPlaceOf(table, rows), language).orderBy(...order);
    }
    const ids = tx
      .select({ id: table.id })
      .from(ours)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return read(tx, ours, language)
      .where(inArray(table.id, ids))
      .orderBy(...order);
  }

  /**
   * A page of a search that many rows match. The planner cannot estimate how many match a Thai word;
   * `offset 0` keeps it from collecting and sorting them all.
   */
  function walkToPage(tx: Transaction, search: Search): PromiseLike<Row[]> {
    const { offset, limit } = pageWindow(search.query);
    const walk = sql`${inOrder(search)} offset 0`;
    return read(tx, inPlaceOf(table, walk), search.language)
      .where(search.matches)
      .limit(limit)
      .offset(offset);
  }

  function inOrder({ order, filters }: Pick<Search, 'order' | 'filters'>): SQL {
    const chosen = filters === undefined ? sql`` : sql`where ${filters}`;
    return sql`select * from ${ours} ${chosen} order by ${sql.join(order, sql`, `)}`;
  }
}

/** The ids of a whole searchable list, in its order. */
export async function searchedIds(
  tx: Transaction,
  {
    table,
    order,
    filters,
    matches,
  }: Pick<SearchedList<never>, 'table'> & Pick<Search, 'order' | 'filters' | 'matches'>,
): Promise<string[]> {
  const listed = tx
    .select({ id: table.id })
    .from(companyView(table))
    .where(and(filters, matches))
    .orderBy(...order);
  if (matches !== undefined) return idsInOrder(tx, listed);
  // The planner would rather sort all rows than follow the index of the order, which takes half as long.
  await changeSettings(tx, { enable_sort: 'off' });
  return idsInOrder(tx, listed);
}
