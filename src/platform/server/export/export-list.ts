import type { TextParameters } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Database, Transaction } from '../database/transactions.ts';

/** One field of a sheet. Instants are written as the clocks of Bangkok show them. */
export type Cell = string | number | Date | null;

export interface ExportColumn<Row> {
  /** Key of its heading. */
  readonly heading: `${string}:${string}`;
  /** In letters; enough for most when left out. */
  readonly width?: number;
  /** `say` puts a text key into the reader's words. */
  readonly cell: (row: Row, say: (key: string, parameters?: TextParameters) => string) => Cell;
}

/** A list as it can be exported. */
export interface ExportableList<Row> {
  /** Key of what the file is called. */
  readonly title: `${string}:${string}`;
  readonly columns: readonly ExportColumn<Row>[];
  /** Which records, filtered and in order, when the export begins. */
  readonly findIds: (tx: Transaction) => Promise<readonly string[]>;
  /** These of them, in any order; one that is gone by now is left out. */
  readonly readRows: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<readonly (Row & { readonly id: string })[]>;
}

/** Few enough that nobody waits for the database behind them, many enough that asking costs little. */
const BATCH = 1_000;

/**
 * The rows of a list as the table stood when it was asked: which ones and in what order is settled first,
 * each is read shortly before it is written. So no transaction is open while a slow browser takes its
 * time, and of a long list no more than two batches are in memory.
 */
export async function* readList<Row>(
  database: Database,
  scope: Scope,
  { findIds, readRows }: ExportableList<Row>,
): AsyncGenerator<readonly Row[]> {
  const inCompany = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.inCompany(scope, work, { readOnly: true });
  const ids = await inCompany(findIds);

  const read = (from: number) => {
    const wanted = ids.slice(from, from + BATCH);
    const rows = wanted.length === 0 ? undefined : inCompany((tx) => readRows(tx, wanted));
    // Whoever awaits it hears of a failure; nobody may, when the browser leaves before.
    rows?.catch(() => undefined);
    return { wanted, rows };
  };
  // The database reads the next batch while this one is written.
  let next = read(0);
  for (let from = BATCH; next.rows !== undefined; from += BATCH) {
    const { wanted, rows } = next;
    const found = await rows;
    next = read(from);
    const byId = new Map(found.map((row) => [row.id, row]));
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}
