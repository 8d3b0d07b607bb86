import { open } from 'node:fs/promises';
import { AppError } from '#platform/contract/errors.ts';
import type { FileEncoding } from '#platform/contract/file-choices.ts';
import { fileErrors, type TableChoices } from '#platform/contract/file-import.ts';
import { findEncoding, openFile } from '../spreadsheets/content.ts';
import { readCsv } from '../spreadsheets/read-csv.ts';
import { readSheet, sheetNames } from '../spreadsheets/read-xlsx.ts';
import { countOddities, type SheetOddities } from '../spreadsheets/sheet-oddities.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';

/** The rows of a file that people brought, whichever program saved it. */
export interface Source extends SheetOddities {
  /** Null for a workbook. */
  readonly encoding: FileEncoding | null;
  readonly sheets: string[];
  readonly sheet: string | null;
  /** All rows in batches, from the first on each time it is called. */
  rows(): AsyncIterable<readonly TableRow[]>;
}

/** Opens a text or a workbook, which its first bytes show. One that cannot be read is refused. */
export async function openSource(
  path: string,
  choices: Pick<TableChoices, 'sheet' | 'encoding'>,
): Promise<Source> {
  return refusingDamaged(async () => {
    const begins = await beginningOf(path);
    if (begins === WORKBOOK) return openWorkbook(path, choices.sheet);
    if (begins === OLD_WORKBOOK) throw fileErrors.file_unreadable();
    const encoding = choices.encoding ?? (await findEncoding(openFile(path)));
    return {
      encoding,
      sheets: [],
      sheet: null,
      formulas: 0,
      merged_cells: 0,
      rows: () => refusingDamagedRows(readCsv(openFile(path), { encoding, strict: true })),
    };
  });
}

async function openWorkbook(path: string, chosen: string | undefined): Promise<Source> {
  const sheets = await sheetNames(path);
  const sheet = chosen ?? sheets[0];
  if (sheet === undefined) throw fileErrors.file_unreadable();
  if (!sheets.includes(sheet)) throw fileErrors.sheet_missing({ parameters: { sheet } });
  return {
    ...(await countOddities(path, sheet)),
    encoding: null,
    sheets,
    sheet,
    rows: () => refusingDamagedRows(readSheet(path, sheet)),
  };
}

/** The first bytes of an archive, which a workbook is. */
const WORKBOOK = '504b0304';
/** Those of a workbook of Excel 2003, or of one with a password. */
const OLD_WORKBOOK = 'd0cf11e0';

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('hex');
  } finally {
    await file.close();
  }
}

async function* refusingDamagedRows(
  rows: AsyncIterable<readonly TableRow[]>,
): AsyncGenerator<readonly TableRow[]> {
  const iterator = rows[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await refusingDamaged(() => iterator.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Whatever fails while a file is read is because of the file, except for the disk. */
async function refusingDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || isOfDisk(error)) throw error;
    throw fileErrors.file_unreadable({ cause: error });
  }
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
