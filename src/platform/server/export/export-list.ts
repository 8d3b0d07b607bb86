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
  ) => Promise<readonly Identified<Row>[]>;
}

type Identified<Row> = Row & { readonly id: string };

/** Few enough that nobody waits for the database behind them, many enough that asking costs little. */
const BATCH = 400;
/** While one batch is written the database reads on: what is asked only then leaves when it is written. */
const AHEAD = 3;

/**
 * The rows of a list as the table stood when it was asked: which ones and in what order is settled first,
 * each is read shortly before it is written. So no transaction is open while a slow browser takes its
 * time, and of a long list no more than four batches are in memory.
 */
export async function* readList<Row>(
  database: Database,
  scope: Scope,
  { findIds, readRows }: ExportableList<Row>,
): AsyncGenerator<readonly Row[]> {
  const inCompany = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.inCompany(scope, work, { readOnly: true });
  const ids = await inCompany(findIds);

  const batches = batchesOf(ids);
  const onTheirWay: { wanted: readonly string[]; rows: Promise<readonly Identified<Row>[]> }[] = [];
  const ask = () => {
    const { value: wanted } = batches.next();
    if (wanted === undefined) return;
    const rows = inCompany((tx) => readRows(tx, wanted));
    // Whoever awaits it hears of a failure; nobody may, when the browser leaves before.
    rows.catch(() => undefined);
    onTheirWay.push({ wanted, rows });
  };
  for (let asked = 0; asked < AHEAD; asked += 1) ask();
  for (let next = onTheirWay.shift(); next !== undefined; next = onTheirWay.shift()) {
    const { wanted, rows } = next;
    const byId = new Map((await rows).map((row) => [row.id, row]));
    ask();
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}

function* batchesOf(ids: readonly string[]): Generator<readonly string[], undefined> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
  return undefined;
}
