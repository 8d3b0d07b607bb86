import type { FileCorrection } from '#platform/contract/file-imports.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CellInput } from './cell-input.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { OmitButton } from './omit-button.tsx';

interface GridColumn {
  readonly column: string;
  /** Of the headings, from 0. */
  readonly place: number;
  readonly heading: string;
}

interface GridLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Whether a cell is only shown, can be corrected, or should be. */
type CellState = 'shown' | 'open' | 'wrong';

interface LinesGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly lines: readonly GridLine[];
  readonly stateOf: (line: number, column: GridColumn) => CellState;
  /** What is wrong with a cell, where it is said there. */
  readonly errorOf?: (line: number, column: GridColumn) => string | undefined;
  /** What else there is to say of a cell. */
  readonly hintOf?: (line: number, column: GridColumn) => string | undefined;
  /** Has a cell taken as something else than the file has. */
  readonly onCorrect: (cell: FileCorrection) => void;
  /** Rows that are left out, where single ones can be. */
  readonly omission?: {
    readonly has: (line: number) => boolean;
    /** Leaves a row out, or takes it in again. */
    readonly onChange: (line: number) => void;
  };
}

/** Rows of a file as they were read, some of whose cells are corrected in place. */
export function LinesGrid(props: LinesGridProps) {
  const { label, columns, lines, stateOf, errorOf, hintOf, onCorrect, omission } = props;
  const t = useTexts(fileImportTexts);
  return (
    <div
      ref={showFirstWrong}
      className={classes.scroll}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('file_import.line')}</th>
            {columns.map(({ column, heading }) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line} data-omitted={omission?.has(line) === true ? '' : undefined}>
              <th scope="row">
                {formatNumber(line)}
                {omission !== undefined && (
                  <OmitButton
                    line={line}
                    isOmitted={omission.has(line)}
                    onClick={() => omission.onChange(line)}
                  />
                )}
              </th>
              {columns.map((each) => {
                const { column, place, heading } = each;
                const value = cells[place] ?? '';
                const state = stateOf(line, each);
                if (state === 'shown') return <td key={column}>{value}</td>;
                return (
                  <td
                    key={column}
                    className={classes.open}
                    data-wrong={state === 'wrong' ? '' : undefined}
                  >
                    <CellInput
                      key={value}
                      label={t('file_import.correct', { column: heading, line })}
                      value={value}
                      isWrong={state === 'wrong'}
                      error={errorOf?.(line, each)}
                      hint={hintOf?.(line, each)}
                      onCorrect={(written) => onCorrect({ line, place, value: written })}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone, what is to be corrected would often be beyond the edge. */
function showFirstWrong(box: HTMLDivElement | null): void {
  const cell = box?.querySelector<HTMLElement>('td[data-wrong]');
  if (box && cell) box.scrollLeft = cell.offsetLeft + cell.offsetWidth - box.clientWidth;
}
