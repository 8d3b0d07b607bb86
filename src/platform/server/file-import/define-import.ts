import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { FileImportOptions } from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { BatchPlan, ImportKind, OpenedImport, Opening, ReadBatch } from './import-kind.ts';
import { isTotalRow } from '#libraries/text/is-total-row.ts';
import { openRecordTable } from './open-record-table.ts';
import { rowReader, type RecordsInFile } from './read-row.ts';
import type { RowProblem } from './row-problem.ts';

/** Records that are found again by a key. */
export interface KeyedRecords<
  Column extends string,
  Rules extends z.ZodType<object>,
> extends RecordsInFile<Column, Rules> {
  /** The column by which records are found again, and what in it makes two of them the same. */
  readonly key: {
    readonly column: Column;
    readonly of: (values: z.output<Rules>) => string | null;
  };
  /** The key of the message for a key that an earlier line has; `line` says which. */
  readonly repeated: string;
  /** Other columns that no two rows share. */
  readonly alsoUnique?: readonly Pick<KeyedRecords<Column, Rules>, 'key' | 'repeated'>[];
}

type Row<Rules extends z.ZodType> = z.output<Rules> & { readonly line: number };

interface Planning<Rules extends z.ZodType, Options> {
  readonly rows: readonly Row<Rules>[];
  readonly options: Options;
  readonly isTrial: boolean;
}

interface Definition<
  Column extends string,
  Rules extends z.ZodType<object>,
  Options extends z.ZodType<FileImportOptions>,
> extends Omit<ImportKind, 'readOptions' | 'open'> {
  /** What people choose besides the file, each with a default. */
  readonly options: Options;
  readonly records: (options: z.output<Options>) => KeyedRecords<Column, Rules>;
  /** Rows of a batch. All of the file where its rows refer to each other. */
  readonly rowsAtOnce: number;
  readonly plan: (
    tx: Transaction,
    scope: Scope,
    planning: Planning<Rules, z.output<Options>>,
  ) => Promise<BatchPlan>;
}

/** This many rows are checked before other work gets its turn. */
const ROWS_BETWEEN = 50;

/** Makes a kind of import from its columns, its rules, and what compares and writes its rows. */
export function importKind<
  Column extends string,
  Rules extends z.ZodType<object>,
  Options extends z.ZodType<FileImportOptions>,
>(definition: Definition<Column, Rules, Options>): ImportKind {
  const { options: schema, records, rowsAtOnce, plan, ...kind } = definition;
  return {
    ...kind,
    readOptions: (given) => schema.safeParse(given).data,

    async open(path, opening: Opening) {
      const { options: given, correct = asItIs, omitted = [], meanings = [], ...reader } = opening;
      const options = schema.parse(given);
      const wanted = records(options);
      const table = await openRecordTable(path, wanted, reader);
      return {
        description: table.description,
        async *batches() {
          if (table.description.missing.length > 0) return;
          const read = keyedReader({ ...reader, table: table.description, kind: wanted, meanings });
          const sources = table.rows(kind.limits.rows);
          const isOmitted = new Set(omitted);
          for await (const lines of inBatches(sources, rowsAtOnce)) {
            const { kept = [], left = [] } = Object.groupBy(lines.map(correct), ({ line }) =>
              isOmitted.has(line) ? 'left' : 'kept',
            );
            const batch = await readBatch(kept, read, (tx, scope, { rows, isTrial }) =>
              plan(tx, scope, { rows, options, isTrial }),
            );
            yield { ...batch, omitted: left };
          }
        },
      } satisfies OpenedImport;
    },
  };
}

type Read<Rules extends z.ZodType, Column extends string> = (row: TableRow) => {
  readonly row: Row<Rules> | undefined;
  /** It is never imported, but may be wrong besides. */
  readonly isRefused?: boolean;
  readonly problems: readonly RowProblem<Column>[];
};

type Plan<Rules extends z.ZodType> = (
  tx: Transaction,
  scope: Scope,
  how: { readonly rows: readonly Row<Rules>[]; readonly isTrial: boolean },
) => Promise<BatchPlan>;

async function readBatch<Column extends string, Rules extends z.ZodType<object>>(
  lines: readonly TableRow[],
  read: Read<Rules, Column>,
  plan: Plan<Rules>,
): Promise<Omit<ReadBatch, 'omitted'>> {
  const { totals = [], records = [] } = Object.groupBy(lines, (line) =>
    isTotalRow(line.cells) ? 'totals' : 'records',
  );
  const rows: Row<Rules>[] = [];
  const refused: Row<Rules>[] = [];
  const problems: RowProblem<Column>[] = [];
  for (const [place, line] of records.entries()) {
    if (place % ROWS_BETWEEN === 0) await setImmediate();
    const found = read(line);
    problems.push(...found.problems);
    if (found.row !== undefined) (found.isRefused === true ? refused : rows).push(found.row);
  }
  return {
    lines: records,
    totals: totals.map(({ line }) => line),
    problems,
    async plan(tx, scope, { isTrial }) {
      const planned = await plan(tx, scope, { rows, isTrial });
      if (!isTrial || refused.length === 0) return planned;
      const others = await plan(tx, scope, { rows: refused, isTrial });
      const known = new Set(problems.map(({ line, column }) => `${line} ${column}`));
      const more = others.problems.filter(({ line, column }) => !known.has(`${line} ${column}`));
      return { ...planned, problems: [...planned.problems, ...more] };
    },
  };
}

/** Reads rows one by one; one that repeats the key of an earlier row is a problem. */
function keyedReader<Column extends string, Rules extends z.ZodType<object>>(
  reading: Parameters<typeof rowReader<Column, Rules>>[0] & {
    readonly kind: KeyedRecords<Column, Rules>;
  },
): Read<Rules, Column> {
  const { kind } = reading;
  const read = rowReader(reading);
  const keys = [kind, ...(kind.alsoUnique ?? [])].map(({ key, repeated }) => ({
    ...key,
    repeated,
    lines: new Map<string, number>(),
  }));
  return (source) => {
    const { values, rest, problems, textOf } = read(source);
    const { line } = source;
    if (values === undefined) {
      return { row: rest === undefined ? undefined : { ...rest, line }, isRefused: true, problems };
    }
    const repetitions = keys.flatMap(({ column, of, repeated, lines }) => {
      const key = of(values);
      const first_line = key === null ? undefined : lines.get(key);
      if (key !== null) lines.set(key, line);
      if (first_line === undefined) return [];
      const problem = { line, column, value: textOf(column), code: repeated, first_line };
      return [{ ...problem, parameters: { line: first_line } }];
    });
    const row = { ...values, line };
    if (repetitions.length === 0) return { row, problems };
    return { row, isRefused: true, problems: [...problems, ...repetitions] };
  };
}

async function* inBatches(
  sources: AsyncIterable<readonly TableRow[]>,
  size: number,
): AsyncGenerator<TableRow[]> {
  let gathered: TableRow[] = [];
  for await (const rows of sources) {
    for (const row of rows) {
      gathered.push(row);
      if (gathered.length < size) continue;
      yield gathered;
      gathered = [];
    }
  }
  if (gathered.length > 0) yield gathered;
}

function asItIs(row: TableRow): TableRow {
  return row;
}
