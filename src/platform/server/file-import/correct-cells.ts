import { errors } from '#platform/contract/errors.ts';
import { fileImportLimits, type FileCorrection } from '#platform/contract/file-imports.ts';
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

interface CellPlace {
  /** Where an import has several. */
  readonly table?: string;
  readonly line: number;
  readonly place: number;
}

/** Earlier corrections with later ones, which replace those of the same cells. */
export function mergeCorrections<Cell extends CellPlace>(
  before: readonly Cell[],
  given: readonly Cell[],
): Cell[] {
  const isLater = (cell: Cell) => given.some((each) => isSameCell(each, cell));
  return [...before.filter((cell) => !isLater(cell)), ...given];
}

export function isSameCell(one: CellPlace, other: CellPlace): boolean {
  return one.table === other.table && one.line === other.line && one.place === other.place;
}

/** Refuses more corrected cells than an import keeps. */
export function refuseManyCorrections({ length }: readonly CellPlace[]): void {
  const limit = fileImportLimits.corrections;
  if (length <= limit) return;
  const code = 'platform:validation.too_many';
  throw errors.validation_failed({
    fields: [{ path: 'corrections', code, parameters: { limit } }],
  });
}
