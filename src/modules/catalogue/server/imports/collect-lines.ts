import { fileImportLimits } from '#platform/contract/file-imports.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';
import type { PreparedTable, RowProblem } from '../import-files/read-entries.ts';
import type { ImportRow } from './imports.queries.ts';

/** Rows of each table that are shown, whether something is wrong in them or not. */
const FIRST_LINES = 10;
/** Rows with problems that are shown; others follow when these were corrected. */
const SHOWN_PROBLEMS = 200;
const LONGEST_CELL = 200;

/** A row that people see after a check. */
export interface CollectedLine extends TableRow {
  readonly table: string;
  readonly problems: readonly RowProblem[];
}

interface Batch {
  readonly table: PreparedTable;
  readonly rows: readonly TableRow[];
  readonly problems: readonly RowProblem[];
}

/** Collects the rows that people see: the first of each table, the first with problems, and the corrected ones. */
export function createLineCollector(corrections: ImportRow['corrections']) {
  const corrected = new Set(corrections.map(keyOf));
  const lines = new Map<string, CollectedLine>();
  const rowsOf = new Map<string, number>();
  let wrong = 0;

  function add({ table, rows, problems }: Batch): void {
    if (table.isDerived) return;
    const before = rowsOf.get(table.name) ?? 0;
    rowsOf.set(table.name, before + rows.length);
    const isFull = wrong >= SHOWN_PROBLEMS && before >= FIRST_LINES;
    if (isFull && corrected.size === 0) return;
    const byLine = Map.groupBy(problems, ({ line }) => line);
    for (const [place, { line, cells }] of rows.entries()) {
      const own = byLine.get(line) ?? [];
      const key = keyOf({ table: table.name, line });
      const isWrong = own.length > 0 && wrong < SHOWN_PROBLEMS;
      if (!isWrong && before + place >= FIRST_LINES && !corrected.has(key)) continue;
      if (own.length > 0) wrong += 1;
      lines.set(key, {
        table: table.name,
        line,
        cells: shorten(cells, table, own),
        problems: own,
      });
    }
  }

  return {
    add,
    /** Problems that show only when all rows were read: their rows are read once more, unless they are there. */
    async addLate(tables: readonly PreparedTable[], problems: readonly RowProblem[]) {
      const missing: RowProblem[] = [];
      for (const problem of problems) {
        const line = lines.get(keyOf(problem));
        if (line === undefined) missing.push(problem);
        else lines.set(keyOf(problem), { ...line, problems: [...line.problems, problem] });
      }
      const wanted = Map.groupBy(
        missing.slice(0, Math.max(0, SHOWN_PROBLEMS - wrong)),
        ({ table }) => table,
      );
      for (const table of tables) {
        const own = wanted.get(table.name);
        if (own === undefined || table.isDerived) continue;
        const places = new Set(own.map(({ line }) => line));
        for await (const batch of table.rows()) {
          const rows = batch.filter(({ line }) => places.has(line));
          if (rows.length > 0) add({ table, rows, problems: own });
        }
      }
    },
    /** In the order of the tables. */
    lines(tables: readonly PreparedTable[]): CollectedLine[] {
      const order = [...new Set(tables.map(({ name }) => name))];
      return [...lines.values()].toSorted(
        (one, other) =>
          order.indexOf(one.table) - order.indexOf(other.table) || one.line - other.line,
      );
    },
  };
}

function keyOf({ table, line }: { readonly table: string; readonly line: number }): string {
  return `${line} ${table}`;
}

/** Cells of columns that are imported; one with a problem is whole, as far as it can be corrected. */
function shorten(
  cells: readonly string[],
  { columns }: PreparedTable,
  problems: readonly RowProblem[],
): string[] {
  const wrong = new Set(problems.map(({ column }) => column));
  return columns.map((column, place) => {
    if (column === null) return '';
    const longest = wrong.has(column) ? fileImportLimits.correction : LONGEST_CELL;
    return (cells[place] ?? '').slice(0, longest);
  });
}
