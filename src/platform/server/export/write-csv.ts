import type { Cell } from './export-list.ts';
import { bangkokTime } from './bangkok-time.ts';

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for a formula, which could then call out or run programs. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A table as CSV (RFC 4180) in pieces, one for each batch of rows. */
export async function* writeCsv(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(headings);
  for await (const rows of batches) yield rows.map(line).join('');
}

function line(cells: readonly Cell[]): string {
  return cells.map(field).join(',') + LINE_END;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return bangkokTime(cell).toISOString().slice(0, 19).replace('T', ' ');
  const safe = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
