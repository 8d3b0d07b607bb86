import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import type { BlankTable } from '#modules/feature-development/contract/checklist-tables.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import { findEncoding, openBytes } from '#platform/server/spreadsheets/content.ts';
import { likelyDelimiter, readCsv } from '#platform/server/spreadsheets/read-csv.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';

/** Something wrong with a line of the file, before it has its text. */
export interface LineProblem {
  readonly line: number;
  readonly code: `feature-development:errors.${string}`;
  readonly parameters?: TextParameters;
}

export interface ParsedChecklist {
  readonly encoding: (typeof encodings)[keyof typeof encodings];
  readonly tables: BlankTable[];
  readonly problems: readonly LineProblem[];
}

const encodings = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16',
  'utf-16be': 'utf-16',
  'windows-874': 'windows-874',
} as const;

const TABLE = /^\s*table\s*:/i;
const NAME_LINE = /^[^\S\r\n]*"?table\s*:.*(?:\r\n?|\n)?/i;

/** Reads the layout: a row `Table: name`, a row of headers, rows of data; an empty row ends a table. */
export async function parseChecklist(bytes: Uint8Array): Promise<ParsedChecklist> {
  const open = openBytes(bytes);
  const encoding = await findEncoding(open);
  const delimiterOf = (text: string) => likelyDelimiter(text.trimStart().replace(NAME_LINE, ''));
  const reader = createReader();
  const reading = { encoding, delimiterOf, strict: true, blankRows: true };
  for await (const rows of readCsv(open, reading)) for (const row of rows) reader.take(row);
  return { encoding: encodings[encoding], ...reader.end() };
}

/** What the next row is expected to be. `nowhere` is a section that has been reported already. */
type Place = 'between' | 'headers' | 'rows' | 'nowhere';

function createReader() {
  const tables: BlankTable[] = [];
  const problems: LineProblem[] = [];
  let place: Place = 'between';
  let name = { line: 0, text: '' };
  let table: BlankTable | undefined;
  let rowCount = 0;

  const report = (line: number, problem: string, parameters?: TextParameters) => {
    if (problems.length >= checklistLimits.problems) return;
    problems.push({ line, code: `feature-development:errors.csv_${problem}`, parameters });
  };

  /** Reports a table that ends before its headers or its rows. */
  function endTable(): void {
    if (place === 'headers') report(name.line, 'headers_missing', { name: name.text });
    if (place === 'rows' && table?.rows.length === 0) {
      report(name.line, 'rows_missing', { name: name.text });
    }
    place = 'between';
  }

  function beginTable({ line, cells }: TableRow): void {
    endTable();
    const [first = '', ...others] = cells;
    const parts = [first.replace(TABLE, '').trim(), ...others].filter((part) => part !== '');
    name = { line, text: parts.join(', ') };
    if (name.text === '') report(line, 'name_missing');
    reportLong(line, [name.text], checklistLimits.name);
    place = 'headers';
  }

  function takeHeaders({ line, cells }: TableRow): void {
    const headers = withoutBlankEnd(cells, 0);
    const blank = headers.indexOf('');
    if (blank !== -1) report(line, 'header_blank', { column: blank + 1 });
    const repeated = headers.find(
      (header, column) => header !== '' && headers.indexOf(header) < column,
    );
    if (repeated !== undefined) report(line, 'header_repeated', { header: repeated });
    if (headers.length > checklistLimits.columns) {
      report(line, 'too_many_columns', { limit: checklistLimits.columns });
    }
    reportLong(line, headers, checklistLimits.header);
    table = { tableName: name.text, headers, rows: [] };
    tables.push(table);
    if (tables.length === checklistLimits.tables + 1) {
      report(line, 'too_many_tables', { limit: checklistLimits.tables });
    }
    place = 'rows';
  }

  function takeRow({ line, cells: all }: TableRow, { headers, rows }: BlankTable): void {
    const cells = withoutBlankEnd(all, headers.length);
    if (cells.length !== headers.length) {
      report(line, 'ragged', { cells: cells.length, headers: headers.length });
    }
    reportLong(line, cells, checklistLimits.cell);
    rowCount += 1;
    if (rowCount === checklistLimits.rows + 1) {
      report(line, 'too_many_rows', { limit: checklistLimits.rows });
    }
    rows.push(cells);
  }

  function reportLong(line: number, cells: readonly string[], limit: number): void {
    const column = cells.findIndex((cell) => cell.length > limit);
    if (column !== -1) report(line, 'cell_long', { column: column + 1, limit });
  }

  return {
    take(row: TableRow): void {
      const isBlank = row.cells.every((cell) => cell === '');
      if (isBlank) endTable();
      else if (TABLE.test(row.cells[0] ?? '')) beginTable(row);
      else if (place === 'headers') takeHeaders(row);
      else if (place === 'rows' && table !== undefined) takeRow(row, table);
      else if (place === 'between') {
        report(row.line, 'table_missing');
        place = 'nowhere';
      }
    },
    end() {
      endTable();
      if (tables.length === 0 && problems.length === 0) report(1, 'table_missing');
      return { tables, problems };
    },
  };
}

/** Spreadsheets make every row as long as the longest one. */
function withoutBlankEnd(cells: readonly string[], shortest: number): string[] {
  let length = cells.length;
  while (length > shortest && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}
