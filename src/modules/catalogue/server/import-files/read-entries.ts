import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import type { CorrectedCell } from '#modules/catalogue/contract/import-corrections.ts';
import { cellCorrector } from '#platform/server/file-import/correct-cells.ts';
import { createRowCheck, type FindChoice } from './check-row.ts';
import { createEntryOfRow, type ImportedEntry } from './entry-of-row.ts';
import { isEmptyRow, type FileRow, type FileTable } from './file-table.ts';

export interface RowProblem {
  readonly table: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  /** Text under `catalogue:imports.problems`. */
  readonly code: string;
  /** Another line that the text mentions. */
  readonly parameter?: number;
}

/** A row of a file, and the entry it describes where its cells are valid. */
export interface ReadRow {
  readonly line: number;
  /** As the file has them, or as they were corrected. */
  readonly cells: readonly string[];
  readonly entry: ImportedEntry;
  readonly problems: readonly RowProblem[];
}

/** A list that the import takes, open to be read. */
export interface PreparedTable {
  readonly name: string;
  readonly part: ImportPart;
  readonly columns: readonly (string | null)[];
  /** Whether its rows are made from those of another table, and so in no file. */
  readonly isDerived: boolean;
  /** The module of features that are created for their fields. */
  readonly newFeaturesIn: string | null;
  rows(): AsyncIterable<readonly FileRow[]>;
}

interface Preparation {
  readonly stored: readonly ImportTable[];
  readonly opened: readonly FileTable[];
  readonly corrections: readonly CorrectedCell[];
  readonly order: readonly ImportPart[];
}

/** Joins the tables of the files with their mapping, in the order in which they build on each other. */
export function prepareTables({
  stored,
  opened,
  corrections,
  order,
}: Preparation): PreparedTable[] {
  const byName = new Map(opened.map((table) => [table.name, table]));
  return order.flatMap((part) =>
    stored.flatMap((described) => {
      const { name, part: given, columns, new_features_in: newFeaturesIn } = described;
      const table = byName.get(name);
      if (given !== part || table === undefined) return [];
      const correct = cellCorrector(corrections.filter((each) => each.table === name));
      const rows = () => correctRows(rowsBelow(described, table), correct);
      return [{ name, part, columns, isDerived: false, newFeaturesIn, rows }];
    }),
  );
}

async function* correctRows(
  batches: AsyncIterable<readonly FileRow[]>,
  correct: (row: FileRow) => FileRow,
): AsyncGenerator<readonly FileRow[]> {
  for await (const batch of batches) yield batch.map(correct);
}

/** The rows with entries: all where they name their values, else those below the headings that are not empty. */
async function* rowsBelow(
  { named, header_line }: Pick<ImportTable, 'named' | 'header_line'>,
  table: FileTable,
): AsyncGenerator<readonly FileRow[]> {
  if (named) {
    yield* table.rows();
    return;
  }
  let isBelow = false;
  for await (const batch of table.rows()) {
    yield batch.filter(({ line, cells }) => {
      if (isBelow || isEmptyRow(cells)) return isBelow && !isEmptyRow(cells);
      // Imports that were begun by an earlier version take the first row.
      isBelow = line >= (header_line ?? 1);
      return false;
    });
  }
}

/** Rows of a list, each checked by itself, not against others. */
export async function* readEntries(
  table: PreparedTable,
  findChoice: FindChoice,
): AsyncGenerator<ReadRow[]> {
  const { name, part, columns } = table;
  const places = new Map(
    columns.flatMap((column, place) => (column === null ? [] : [[column, place]])),
  );
  const check = createRowCheck({ part, places, findChoice });
  const entryOf = createEntryOfRow(part);
  let ordinal = 0;
  for await (const batch of table.rows()) {
    const read: ReadRow[] = [];
    for (const row of batch) {
      ordinal += 1;
      const { line } = row;
      const { cells, problems } = check(row.cells);
      const unknown = (row.unknown ?? []).map((column) => ({
        column,
        value: '',
        code: 'unknown_name',
      }));
      read.push({
        line,
        cells: row.cells,
        entry: entryOf(cells, ordinal),
        problems: [...problems, ...unknown].map((problem) => ({ table: name, line, ...problem })),
      });
    }
    yield read;
  }
}
