import {
  IMPORT_PARTS,
  importFormat,
  type FormatColumn,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';

/** What columns of imports are called in the format, in any of its lists. */
export type ColumnName = {
  [Part in ImportPart]: keyof (typeof importFormat)[Part];
}[ImportPart];

/** The columns of a list, in the order of the format. */
export function columnsOf(part: ImportPart): ColumnName[] {
  const format = importFormat[part];
  return Object.keys(format).filter((name): name is ColumnName => Object.hasOwn(format, name));
}

/** The column of that name; a file may name what the format does not have. */
export function columnNamed(name: string): ColumnName | undefined {
  return IMPORT_PARTS.flatMap(columnsOf).find((each) => each === name);
}

/** Columns that a list needs and that no heading of the table has. */
export function missingOf({ part, named, columns }: ImportTable): ColumnName[] {
  if (part === null || named) return [];
  const format: Readonly<Record<string, FormatColumn>> = importFormat[part];
  return columnsOf(part).filter(
    (name) => format[name]?.required === true && !columns.includes(name),
  );
}

/** The table as another list: columns that this list has too stay assigned, others are as proposed. */
export function asPart(table: ImportTable, part: ImportPart | null): ImportTable {
  const names: readonly string[] = part === null ? [] : columnsOf(part);
  const same = table.columns.map((name) => (name !== null && names.includes(name) ? name : null));
  const proposed = part === null ? undefined : table.proposals[part];
  const columns = same.map((name, place) => {
    const proposal = proposed?.[place] ?? null;
    return name ?? (same.includes(proposal) ? null : proposal);
  });
  return { ...table, part, columns };
}

export function partOf(value: string): ImportPart | null {
  return IMPORT_PARTS.find((part) => part === value) ?? null;
}
