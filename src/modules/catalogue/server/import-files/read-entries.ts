import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
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
  readonly entry: ImportedEntry;
  readonly problems: readonly RowProblem[];
}

/** A list that the import takes, open to be read. */
export interface PreparedTable {
  readonly name: string;
  readonly part: ImportPart;
  readonly columns: readonly (string | null)[];
  readonly named: boolean;
  /** The module of features that are created for their fields. */
  readonly newFeaturesIn: string | null;
  rows(): AsyncIterable<readonly FileRow[]>;
}

/** Joins the tables of the files with their mapping, in the order in which they build on each other. */
export function prepareTables(
  stored: readonly ImportTable[],
  opened: readonly FileTable[],
  order: readonly ImportPart[],
): PreparedTable[] {
  const byName = new Map(opened.map((table) => [table.name, table]));
  return order.flatMap((part) =>
    stored.flatMap(({ name, part: given, named, columns, new_features_in: newFeaturesIn }) => {
      const table = byName.get(name);
      if (given !== part || table === undefined) return [];
      return [{ name, part, named, columns, newFeaturesIn, rows: () => table.rows() }];
    }),
  );
}

/** Rows of a list, each checked by itself, not against others. */
export async function* readEntries(
  table: PreparedTable,
  findChoice: FindChoice,
): AsyncGenerator<ReadRow[]> {
  const { name, part, columns, named } = table;
  const places = new Map(
    columns.flatMap((column, place) => (column === null ? [] : [[column, place]])),
  );
  const check = createRowCheck({ part, places, findChoice });
  const entryOf = createEntryOfRow(part);
  let isHeading = !named;
  let ordinal = 0;
  for await (const batch of table.rows()) {
    const read: ReadRow[] = [];
    for (const row of batch) {
      if (!named && isEmptyRow(row.cells)) continue;
      if (isHeading) {
        isHeading = false;
        continue;
      }
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
        entry: entryOf(cells, ordinal),
        problems: [...problems, ...unknown].map((problem) => ({ table: name, line, ...problem })),
      });
    }
    yield read;
  }
}
