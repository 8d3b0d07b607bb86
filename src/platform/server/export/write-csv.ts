import type { Cell } from './export-list.ts';
import { bangkokClock } from '../bangkok-time.ts';

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for a formula, which could make requests or run programs. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A table as CSV (RFC 4180) in pieces, one for each batch of rows. */
export async function* writeCsv(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([headings]);
  for await (const rows of batches) yield lines(rows);
}

function lines(rows: readonly (readonly Cell[])[]): string {
  let text = '';
  for (const cells of rows) {
    let comma = '';
    for (const cell of cells) {
      text += comma + field(cell);
      comma = ',';
    }
    text += LINE_END;
  }
  return text;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return bangkokClock(cell);
  if (typeof cell === 'object') return 'day' in cell ? cell.day : `${cell.percent}%`;
  const safe = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
