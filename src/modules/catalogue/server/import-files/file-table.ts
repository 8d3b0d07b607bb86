import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';

export interface FileRow extends TableRow {
  /** Names in it that its list does not have, where rows name their values themselves. */
  readonly unknown?: readonly string[];
}

/** Whether nothing is in a row; such rows are neither headings nor entries. */
export function isEmptyRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** A list of rows somewhere in the files of an import. */
export interface FileTable {
  /** Distinguishes it from the others: file, and sheet or list inside. */
  readonly name: string;
  /** Which list it is, where the format of the file leaves no doubt; then its rows have no headings. */
  readonly part?: ImportPart;
  rows(): AsyncIterable<readonly FileRow[]>;
}
