import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
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

interface CodedRecords<Column extends string, Rules extends z.ZodObject> extends RecordsInFile<
  Column,
  Rules
> {
  /** The key of the message for a code that an earlier line has; `line` says which. */
  readonly repeated: string;
}

interface CodedReader extends TableReader {
  /** More rows are refused. */
  readonly limit: number;
}

/** This many rows are checked before other work gets its turn. */
const ROWS_AT_ONCE = 100;

const coded = z.object({ code: z.string() });

/** Reads records that are found by their codes, all in memory, and reports what is wrong with each at its column. */
export async function readRecords<
  Column extends string,
  Rules extends z.ZodObject<{ code: z.ZodType<string> }>,
>(
  path: string,
  kind: CodedRecords<Column | 'code', Rules>,
  reader: CodedReader,
): Promise<ReadRecords<z.output<Rules>, Column | 'code'>> {
  const table = await openRecordTable(path, kind, reader);
  const lines: TableRow[] = [];
  for await (const batch of table.rows(reader.limit)) lines.push(...batch);
  const { description } = table;
  const found: ReadRecords<z.output<Rules>, Column | 'code'> = {
    rows: [],
    problems: [],
    total: lines.length,
    table: description,
    lines,
  };
  if (description.missing.length > 0) return found;
  const read = rowReader(description, kind, reader.translator);
  const lineOfCode = new Map<string, number>();
  for (const [place, row] of lines.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const { values, problems, textOf } = read(row);
    found.problems.push(...problems);
    if (values === undefined) continue;
    const { code } = coded.parse(values);
    const { line } = row;
    const first_line = lineOfCode.get(code);
    if (first_line !== undefined) {
      const parameters = { line: first_line };
      const value = textOf('code');
      found.problems.push({
        line,
        column: 'code',
        value,
        code: kind.repeated,
        parameters,
        first_line,
      });
    }
    lineOfCode.set(code, line);
    found.rows.push({ ...values, line });
  }
  return found;
}
