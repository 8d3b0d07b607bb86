import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import { openFile } from '#platform/server/spreadsheets/content.ts';
import {
  openTables as openSheets,
  type NamedFile,
} from '#platform/server/spreadsheets/open-tables.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';
import { listsOf, readJson } from './read-json.ts';

/** A row of a list. */
export interface FileRow extends TableRow {
  /** Names in it that its list does not have, where rows name their values themselves. */
  readonly unknown?: readonly string[];
}

/** A list of rows somewhere in the files of an import. */
export interface FileTable {
  /** Distinguishes it from the others: file, and sheet or list inside. */
  readonly name: string;
  /** Which list it is, where the form of the file leaves no doubt; then its rows have no headings. */
  readonly part?: ImportPart;
  rows(): AsyncIterable<readonly FileRow[]>;
}

/** All tables of the files, in their order. Fails where a file is not of the kind that its name ends in. */
export async function openTables(files: readonly NamedFile[]): Promise<FileTable[]> {
  const tables = [];
  for (const file of files) tables.push(...(await tablesOf(file)));
  return tables;
}

async function tablesOf(file: NamedFile): Promise<FileTable[]> {
  const { path, filename } = file;
  if (!/\.json$/i.test(filename)) return openSheets(file);
  const open = openFile(path);
  const parts = await listsOf(open);
  return parts.map((part) => ({
    name: `${filename} / ${part}`,
    part,
    rows: () => readJson(open, part),
  }));
}
