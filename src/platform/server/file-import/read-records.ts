import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import { openRecordTable, type RecordTable, type TableReader } from './open-record-table.ts';
import type { RowProblem } from './row-problem.ts';
import { rowReader, type RecordsInFile } from './read-row.ts';

/** The records of a file, each with its line. */
export interface ReadRecords<Row, Column extends string> {
  readonly rows: (Row & { readonly line: number })[];
  readonly problems: RowProblem<Column>[];
  /** How many lines there are, with and without problems. */
  readonly total: number;
  readonly table: RecordTable<Column>['description'];
  readonly lines: readonly TableRow[];
}

interface KeyedRecords<
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
}

interface KeyedReader extends TableReader {
  /** More rows are refused. */
  readonly limit: number;
}

/** This many rows are checked before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** Reads records that are found again by a key, all in memory, and reports what is wrong with each at its column. */
export async function readRecords<Column extends string, Rules extends z.ZodType<object>>(
  path: string,
  kind: KeyedRecords<Column, Rules>,
  reader: KeyedReader,
): Promise<ReadRecords<z.output<Rules>, Column>> {
  const table = await openRecordTable(path, kind, reader);
  const lines: TableRow[] = [];
  for await (const batch of table.rows(reader.limit)) lines.push(...batch);
  const { description } = table;
  const found: ReadRecords<z.output<Rules>, Column> = {
    rows: [],
    problems: [],
    total: lines.length,
    table: description,
    lines,
  };
  if (description.missing.length > 0) return found;
  const read = rowReader(description, kind, reader.translator);
  const lineOfKey = new Map<string, number>();
  for (const [place, row] of lines.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const { values, problems, textOf } = read(row);
    found.problems.push(...problems);
    if (values === undefined) continue;
    const { line } = row;
    found.rows.push({ ...values, line });
    const key = kind.key.of(values);
    if (key === null) continue;
    const first_line = lineOfKey.get(key);
    lineOfKey.set(key, line);
    if (first_line === undefined) continue;
    const { column } = kind.key;
    found.problems.push({
      line,
      column,
      value: textOf(column),
      code: kind.repeated,
      parameters: { line: first_line },
      first_line,
    });
  }
  return found;
}
