import type { TextParameters } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import { changeSettings } from '../database/change-settings.ts';
import type { Database, Transaction } from '../database/transactions.ts';

/** A day without a time, as `2026-11-22`. */
interface DayCell {
  readonly day: string;
}

/** A share of a hundred, as 45.5. */
interface PercentCell {
  readonly percent: number;
}

/** One cell of a sheet. Instants are written in Bangkok time. */
export type Cell = string | number | Date | DayCell | PercentCell | null;

export interface ExportColumn<Row> {
  /** Key of its heading, or the heading of a file that people brought. */
  readonly heading: `${string}:${string}` | { readonly text: string };
  /** Width in letters; a default is used when left out. */
  readonly width?: number;
  /** Whether it is on paper, where the columns of a spreadsheet have no room. */
  readonly printed?: true;
  /** `say` translates a text key for the reader. */
  readonly cell: (row: Row, say: (key: string, parameters?: TextParameters) => string) => Cell;
}

/** A list as it can be exported. */
export interface ExportableList<Row> {
  /** Key of the file's name. */
  readonly title: `${string}:${string}`;
  readonly columns: readonly ExportColumn<Row>[];
  /** The ids of the records, filtered and in order, when the export begins. */
  readonly findIds: (tx: Transaction) => Promise<readonly string[]>;
  /**
   * The records with these ids, in any order; one that was deleted meanwhile is left out, and one with parts
   * may have a row for each, in their order.
   */
  readonly readRows: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<readonly Identified<Row>[]>;
  /** How many records are read together; fewer where each has many rows. */
  readonly recordsAtOnce?: number;
}

type Identified<Row> = Row & { readonly id: string };

/** Small enough that nobody else waits long for the database, large enough that queries cost little. */
const BATCH = 1_000;
/** While one batch is written the database reads on, so that each is there when it is needed. */
const AHEAD = 3;

/**
 * The rows of a list as the table was when the export began: which ones and in what order is decided first,
 * and each is read shortly before it is written. So no transaction is open while a slow browser downloads,
 * and at most four batches of a long list are in memory.
 */
export async function* readList<Row>(
  database: Database,
  scope: Scope,
  { findIds, readRows, recordsAtOnce = BATCH }: ExportableList<Row>,
): AsyncGenerator<readonly Row[]> {
  const inCompany = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.inCompany(scope, work, { readOnly: true });
  const ids = await inCompany(findIds);

  const batches = batchesOf(ids, recordsAtOnce);
  const onTheirWay: { wanted: readonly string[]; rows: Promise<readonly Identified<Row>[]> }[] = [];
  const ask = () => {
    const { value: wanted } = batches.next();
    if (wanted === undefined) return;
    const rows = inCompany(async (tx) => {
      // A plan for hundreds of ids would read whole tables, again for each batch, where an index leads to the few rows.
      await changeSettings(tx, { enable_seqscan: 'off' });
      return readRows(tx, wanted);
    });
    // The consumer that awaits it sees a failure; there may be none when the browser leaves before.
    rows.catch(() => undefined);
    onTheirWay.push({ wanted, rows });
  };
  for (let requested = 0; requested < AHEAD; requested += 1) ask();
  for (let next = onTheirWay.shift(); next !== undefined; next = onTheirWay.shift()) {
    const { wanted, rows } = next;
    const byId = Map.groupBy(await rows, ({ id }) => id);
    ask();
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}

function* batchesOf(ids: readonly string[], size: number): Generator<readonly string[], undefined> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
  return undefined;
}
