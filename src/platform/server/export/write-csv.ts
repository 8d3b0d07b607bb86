import type { Cell } from './export-list.ts';
import { bangkokClock } from '../bangkok-time.ts';
import { utf8Of } from './utf8-of.ts';

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
): AsyncGenerator<Buffer> {
  yield utf8Of([BYTE_ORDER_MARK, line(headings)]);
  for await (const rows of batches) yield utf8Of(rows.map(line));
}

function line(cells: readonly Cell[]): string {
  let text = '';
  let comma = '';
  for (const cell of cells) {
    text += comma + field(cell);
    comma = ',';
  }
  return text + LINE_END;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return bangkokClock(cell);
  if (typeof cell === 'object') return 'day' in cell ? cell.day : `${cell.percent}%`;
  const safe = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
