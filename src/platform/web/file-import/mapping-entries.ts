import type { MappedTable } from './mapped-columns.tsx';

/** A saved mapping is a list of texts of at most so many characters. */
const LONGEST_ENTRY = 60;

/** What the columns of a file are, as it is saved: `price:Unit price`. */
export function mappingEntries({ columns }: MappedTable<string>): string[] {
  return columns.flatMap(({ column, heading }) =>
    column === null ? [] : [entryOf(column, heading)],
  );
}

interface Target<Column extends string> {
  readonly table: MappedTable<Column>;
  readonly columns: readonly Column[];
}

/** What the columns of another file are by a saved mapping; its other columns are left out. */
export function applyMapping<Column extends string>(
  entries: readonly string[],
  { table, columns }: Target<Column>,
): (Column | null)[] {
  const free = new Set(columns);
  return table.columns.map(({ heading }) => {
    const found = [...free].find((column) => entries.includes(entryOf(column, heading))) ?? null;
    if (found !== null) free.delete(found);
    return found;
  });
}

function entryOf(column: string, heading: string): string {
  return `${column}:${heading}`.slice(0, LONGEST_ENTRY).trim();
}
