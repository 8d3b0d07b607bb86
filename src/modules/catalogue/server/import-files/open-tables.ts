import { basename } from 'node:path';
import yauzl, { type Entry } from 'yauzl';
import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import { readSheet, sheetNames } from '#platform/server/spreadsheets/read-xlsx.ts';
import { openFile, readCsv, type OpenContent } from './read-csv.ts';
import { listsOf, readJson } from './read-json.ts';
import type { SplitRow } from './split-csv.ts';

/** A file on the disk, and the name which it had where it comes from. */
export interface ImportFile {
  readonly path: string;
  readonly filename: string;
}

/** A list of rows somewhere in the files of an import. */
export interface FileTable {
  /** Tells it apart from the others: file, and sheet or file inside. */
  readonly name: string;
  /** Whose list it is, where the form of the file says so beyond doubt; then its rows have no headings. */
  readonly part?: ImportPart;
  rows(): AsyncIterable<readonly SplitRow[]>;
}

const MOST_UNPACKED_BYTES = 4_000_000_000;
const ROWS_AT_ONCE = 1000;

/** All tables of the files, in their order. Fails where a file is not what its name says. */
export async function openTables(files: readonly ImportFile[]): Promise<FileTable[]> {
  const tables = [];
  for (const file of files) tables.push(...(await tablesOf(file)));
  return tables;
}

async function tablesOf({ path, filename }: ImportFile): Promise<FileTable[]> {
  switch (/\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase()) {
    case 'json': {
      const open = openFile(path);
      const parts = await listsOf(open);
      return parts.map((part) => ({
        name: `${filename} / ${part}`,
        part,
        rows: () => readJson(open, part),
      }));
    }
    case 'xlsx': {
      const sheets = await sheetNames(path);
      return sheets.map((sheet) => ({
        name: `${filename} / ${sheet}`,
        rows: () => inBatches(readSheet(path, sheet)),
      }));
    }
    case 'zip':
      return tablesInZip(path);
    default:
      return [{ name: filename, rows: () => readCsv(openFile(path)) }];
  }
}

async function tablesInZip(path: string): Promise<FileTable[]> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    const tables: FileTable[] = [];
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const filename = basename(entry.fileName);
      // Macs put shadows beside the files.
      if (!/\.(?:csv|tsv|txt)$/i.test(filename) || filename.startsWith('.')) continue;
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED_BYTES) throw new Error('The archive is too large unpacked');
      tables.push({ name: filename, rows: () => readCsv(openEntry(path, entry)) });
    }
    return tables;
  } finally {
    zip.close();
  }
}

function openEntry(path: string, entry: Entry): OpenContent {
  return async () => {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    const content = await zip.openReadStreamPromise(entry);
    content.once('close', () => zip.close());
    return content;
  };
}

async function* inBatches(rows: AsyncIterable<SplitRow>): AsyncGenerator<SplitRow[]> {
  let batch: SplitRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
