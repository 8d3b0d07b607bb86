import type { FileCorrection } from '#platform/contract/file-imports.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';

/** Makes what puts corrected cells into the rows of a table as they are read. */
export function cellCorrector(
  corrections: readonly FileCorrection[],
): <Row extends TableRow>(row: Row) => Row {
  const byLine = Map.groupBy(corrections, ({ line }) => line);
  return (row) => {
    const own = byLine.get(row.line);
    if (own === undefined) return row;
    const cells = [...row.cells];
    for (const { place, value } of own) {
      while (cells.length < place) cells.push('');
      cells[place] = value;
    }
    return { ...row, cells };
  };
}
