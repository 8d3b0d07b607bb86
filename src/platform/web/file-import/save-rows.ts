import { saveFile } from '../api/download.ts';

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Rows = readonly (readonly string[])[];

/** Saves rows as a CSV file. */
export function saveRows(name: string, rows: Rows): void {
  saveFile(new Blob([BYTE_ORDER_MARK, writeRows(rows)], { type: 'text/csv' }), `${name}.csv`);
}

/** Rows as spreadsheets read them, which take no value for a formula. */
export function writeRows(rows: Rows): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
