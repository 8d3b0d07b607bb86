import type { CorrectedCell, ImportLine } from '#modules/catalogue/contract/import-corrections.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import type { FileCorrection } from '#platform/contract/file-imports.ts';
import { LinesGrid } from '#platform/web/file-import/lines-grid.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { columnNamed } from './column-mapping.ts';
import classes from './imports.module.css';

interface TableLinesProps {
  readonly table: ImportTable;
  readonly lines: readonly ImportLine[];
  /** Cells that the import has corrected, and those that are changed on the screen alone. */
  readonly corrections: readonly CorrectedCell[];
  readonly changed: readonly CorrectedCell[];
  readonly onChange: (cell: CorrectedCell) => void;
}

/** The rows of one table: cells with problems, and corrected ones, can be changed. */
export function TableLines({ table, lines, corrections, changed, onChange }: TableLinesProps) {
  const t = useTexts(texts);
  if (lines.length === 0) return null;
  const columns = table.columns.flatMap((column, place) => {
    if (column === null) return [];
    const name = columnNamed(column);
    return [{ column, place, heading: name === undefined ? column : t(`imports.columns.${name}`) }];
  });
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const messageOf = (line: number, column: string) =>
    byLine.get(line)?.problems.find((each) => each.column === column)?.message;
  const correctionOf = (line: number, place: number) =>
    corrections.find((each) => isAt(each, line, place));
  const isChanged = (line: number, place: number) =>
    changed.some((each) => isAt(each, line, place));
  const hintOf = (line: number, place: number) => {
    if (isChanged(line, place)) return t('intake.lines.not_checked');
    const was = correctionOf(line, place)?.was;
    return was === undefined ? undefined : t('intake.lines.was', { value: was || '–' });
  };
  const correct = ({ line, place, value }: FileCorrection) => {
    const was = byLine.get(line)?.cells[place] ?? '';
    onChange({ table: table.name, line, place, value, was });
  };
  return (
    <section className={classes.lines}>
      <h3>{table.name}</h3>
      <LinesGrid
        label={table.name}
        columns={columns}
        lines={lines.map(({ line, cells }) => ({
          line,
          cells: cells.map(
            (cell, place) => changed.find((each) => isAt(each, line, place))?.value ?? cell,
          ),
        }))}
        stateOf={(line, { column, place }) =>
          messageOf(line, column) !== undefined || correctionOf(line, place) !== undefined
            ? 'wrong'
            : 'shown'
        }
        errorOf={(line, { column, place }) =>
          isChanged(line, place) ? undefined : messageOf(line, column)
        }
        hintOf={(line, { place }) => hintOf(line, place)}
        onCorrect={correct}
      />
    </section>
  );
}

function isAt(cell: FileCorrection, line: number, place: number): boolean {
  return cell.line === line && cell.place === place;
}
