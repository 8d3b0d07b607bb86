import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';

/** The row of a table with the most headings that are known; the first one where none is. */
export function findHeader<Row extends TableRow>(
  top: readonly Row[],
  find: (headings: readonly string[]) => readonly (string | null)[],
): Row | undefined {
  let best = top[0];
  let most = 0;
  for (const row of top.filter(({ line }) => line <= MOST_HEADER_LINE)) {
    const known = find(row.cells).filter((column) => column !== null).length;
    if (known > most) [best, most] = [row, known];
  }
  return best;
}
