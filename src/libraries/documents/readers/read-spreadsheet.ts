import { readFile } from 'node:fs/promises';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { type CellObject, read, set_cptable, type WorkSheet } from '@e965/xlsx';
import { tableText } from '../table-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { RawPage } from './document-reader.ts';

set_cptable(codepages);

/** Visible sheets of xls and xlsx: what is hidden from the people who open the file stays hidden. */
export async function* readSpreadsheet(path: string): AsyncIterable<RawPage> {
  const workbook = openWorkbook(await readFile(path));
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    const hidden = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
    if (sheet === undefined || hidden !== 0) continue;
    const table = tableText(sheetRows(sheet));
    yield { page: index + 1, text: table === '' ? '' : `${name}\n${table}` };
  }
}

function openWorkbook(bytes: Buffer): ReturnType<typeof read> {
  try {
    return read(bytes, {
      type: 'buffer',
      // Rows as arrays: walking the declared range instead would visit 17 thousand million cells when
      // somebody coloured the last one.
      dense: true,
      cellFormula: false,
      cellHTML: false,
      // The short date of the locale would come out American.
      dateNF: 'yyyy-mm-dd',
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) {
      throw new UnreadableFile('encrypted', error.message);
    }
    throw error;
  }
}

function sheetRows(sheet: WorkSheet): string[][] {
  const rows: ((CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // Not `map`: it would leave the holes of sparse rows as they are.
  const texts = Array.from(rows, (row) => Array.from(row ?? [], cellText));
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    // A value that spans rows belongs to each of them.
    const value = texts[start.r]?.[start.c] ?? '';
    for (let row = start.r + 1; row <= Math.min(end.r, texts.length - 1); row += 1) {
      const cells = texts[row];
      if (cells !== undefined && cells.some((cell) => cell !== '')) cells[start.c] = value;
    }
  }
  return texts;
}

/** Of errors, old workbooks store the number alone. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function cellText(cell: CellObject | undefined): string {
  if (cell === undefined || cell.t === 'z') return '';
  if (cell.t === 'e') return ERRORS[Number(cell.v)] ?? cell.w ?? '';
  return cell.w ?? String(cell.v ?? '');
}
