import { openFile } from '#platform/server/spreadsheets/content.ts';
import {
  openTables as openSheets,
  type NamedFile,
} from '#platform/server/spreadsheets/open-tables.ts';
import type { FileTable } from './file-table.ts';
import { listsOf, readJson } from './read-json.ts';

/** All tables of the files, in their order. Fails where a file is not of the type of its extension. */
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
