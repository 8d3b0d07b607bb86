import { basename } from 'node:path';
import { openFile } from './content.ts';
import { readCsv } from './read-csv.ts';
import { readSheet, sheetNames } from './read-xlsx.ts';
import type { TableRow } from './split-csv.ts';
import { eachEntry, openEntry } from './zip-entries.ts';

/** A file on the disk, and its original name. */
export interface NamedFile {
  readonly path: string;
  readonly filename: string;
}

/** A CSV file or a sheet of a workbook. */
export interface Table {
  /** Name of the file, with that of the sheet where it has several. */
  readonly name: string;
  /** Its rows in batches, from the first on each time it is called. */
  rows(): AsyncIterable<readonly TableRow[]>;
}

/** The tables of a workbook, of a ZIP archive of CSV files, or of a CSV file, depending on the name's extension. */
export async function openTables({ path, filename }: NamedFile): Promise<Table[]> {
  if (/\.xlsx$/i.test(filename)) {
    const sheets = await sheetNames(path);
    return sheets.map((sheet) => ({
      name: `${filename} / ${sheet}`,
      rows: () => readSheet(path, sheet),
    }));
  }
  if (/\.zip$/i.test(filename)) return tablesInZip(path);
  return [{ name: filename, rows: () => readCsv(openFile(path)) }];
}

async function tablesInZip(path: string): Promise<Table[]> {
  const tables: Table[] = [];
  for await (const { entry } of eachEntry(path)) {
    const name = basename(entry.fileName);
    // macOS puts shadow files beside the real ones.
    if (!/\.(?:csv|tsv|txt)$/i.test(name) || name.startsWith('.')) continue;
    tables.push({ name, rows: () => readCsv(() => openEntry(path, entry)) });
  }
  return tables;
}
