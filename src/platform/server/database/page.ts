import { TOTAL_CAP, type PageQuery } from '#platform/contract/pagination.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { count, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { constantText, statementsByText } from './statement.ts';
import type { Transaction } from './transactions.ts';

type Table = PgTable | Subquery;
type Mode = PageQuery['count'];
type Counted = Pick<Page<never>, 'total' | 'total_is_minimum'>;

/** Where a page starts and how long it is, for a query's `offset` and `limit`. */
export function pageWindow(query: Omit<PageQuery, 'count'>): { offset: number; limit: number } {
  return { offset: (query.page - 1) * query.page_size, limit: query.page_size };
}

/** A statement that reads a list in its order. */
interface Listing<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

interface Wanted<Row> {
  readonly rows: Listing<Row>;
  /** What is counted: the table and the condition of the list. */
  readonly table: Table;
  readonly where: SQL | undefined;
  readonly query: PageQuery;
}

/** A page of a list, and how many rows there are in all. */
export async function readPage<Row>(
  tx: Transaction,
  { rows, table, where, query }: Wanted<Row>,
): Promise<Page<Row>> {
  const { limit, offset } = pageWindow(query);
  const data = await rows.limit(limit).offset(offset);
  const counted = await countRows(tx, { table, where, mode: query.count });
  return { data, ...counted, page: query.page, page_size: query.page_size };
}

/** Counts matching rows, up to the cap unless an exact figure was requested. */
export async function countRows(
  tx: Transaction,
  { table, where, mode }: { table: Table; where?: SQL | undefined; mode: Mode },
): Promise<Counted> {
  if (mode === 'exact') return exactly(await countAll(tx, table, where));
  const counting = countToCap(tx, table, where).prepare('');
  const { sql: text, params } = counting.getQuery();
  return atMost(tx, `${text} ${JSON.stringify(params)}`, () => counting.execute());
}

interface Finding {
  readonly ours: Subquery;
  readonly id: PgColumn;
  readonly where: SQL | undefined;
  /** Up to so many rows are named. */
  readonly most: number;
  readonly mode: Mode;
}

/** Counts what a search finds, and names the rows where they are few. */
export async function countFound(
  tx: Transaction,
  { ours, id, where, most, mode }: Finding,
): Promise<Counted & { readonly ids?: readonly string[] }> {
  const matching = tx
    .select({ id, place: sql<number>`row_number() over ()`.as('place') })
    .from(ours)
    .where(where)
    .$dynamic();
  const found = (mode === 'exact' ? matching : matching.limit(TOTAL_CAP + 1)).as('found');
  const named = sql`string_agg(${found.id}::text, ',') filter (where ${found.place} <= ${most})`;
  const counting = tx
    .select({ total: count(), ids: sql<string | null>`${named}` })
    .from(found)
    .prepare('');
  let ids: readonly string[] = [];
  const read = async () => {
    const rows = await counting.execute();
    ids = rows[0]?.ids?.split(',') ?? [];
    return rows;
  };
  const { sql: text, params } = counting.getQuery();
  const counted = await (mode === 'exact'
    ? read().then(exactly)
    : atMost(tx, `${text} ${JSON.stringify(params)}`, read));
  return counted.total > most ? counted : { ...counted, ids };
}

interface Counting {
  readonly where: SQL | undefined;
  readonly mode: Mode;
}

/** Makes the same for a list that is often requested: its statements are prepared once for each constant condition. */
export function listCounter(
  table: Table,
): (tx: Transaction, counting: Counting) => Promise<Counted> {
  const countExactly = statementsByText<Record<string, never>, Counts>();
  const countAtMost = statementsByText<Record<string, never>, Counts>();
  const list = `list ${(lists += 1)}`;
  return async (tx, { where, mode }) => {
    const text = constantText(where);
    if (text === undefined) return countRows(tx, { table, where, mode });
    if (mode === 'exact') {
      return exactly(await countExactly(text, (db) => countAll(db, table, where))(tx, {}));
    }
    const read = countAtMost(text, (db) => countToCap(db, table, where));
    return atMost(tx, `${list} ${text}`, () => read(tx, {}));
  };
}

let lists = 0;

function countAll(db: Pick<Transaction, 'select'>, table: Table, where?: SQL) {
  return db.select({ total: count() }).from(table).where(where);
}

function countToCap(db: Pick<Transaction, 'select'>, table: Table, where?: SQL) {
  const capped = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(TOTAL_CAP + 1)
    .as('capped');
  return db.select({ total: count() }).from(capped);
}

type Counts = readonly { readonly total: number }[];

function exactly([row]: Counts): Counted {
  return { total: row?.total ?? 0 };
}

async function atMost(
  tx: Transaction,
  list: string,
  read: () => PromiseLike<Counts>,
): Promise<Counted> {
  if (tx.longLists?.has(list) !== true) {
    const counted = exactly(await read());
    if (counted.total <= TOTAL_CAP) return counted;
    tx.longLists?.add(list);
  }
  return { total: TOTAL_CAP, total_is_minimum: true };
}
