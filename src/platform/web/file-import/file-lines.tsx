import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FileCorrection } from '#platform/contract/file-imports.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import type { TableFileReport } from './use-file-check.ts';

interface FileLinesProps<Column extends string> {
  readonly report: TableFileReport<Column>;
  readonly headingOf: (column: Column) => string;
  /** Has a cell taken as something else than the file has. */
  readonly onCorrect: (cell: FileCorrection) => void;
}

/** The first rows of a file and those with problems, as they were read. */
export function FileLines<Column extends string>({
  report,
  headingOf,
  onCorrect,
}: FileLinesProps<Column>) {
  const { lines, problems, table } = report;
  const t = useTexts(fileImportTexts);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const broken = new Set(problems.map(({ line }) => line));
  const wrong = new Set(problems.map(({ line, column }) => `${line} ${column}`));
  const mapped = table.columns.flatMap(({ column }, place) =>
    column === null ? [] : [{ column, place }],
  );
  const shown = lines.filter(({ line }) => !onlyProblems || broken.has(line));
  if (lines.length === 0 || mapped.length === 0) return null;
  return (
    <section className={classes.problems}>
      <h3>{t('file_import.preview')}</h3>
      <Switch
        label={t('file_import.only_problems')}
        checked={onlyProblems}
        onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p className={text.hint}>{t('file_import.no_lines')}</p>
      ) : (
        <div
          className={classes.scroll}
          role="region"
          aria-label={t('file_import.preview')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('file_import.line')}</th>
                {mapped.map(({ column }) => (
                  <th key={column} scope="col">
                    {headingOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, cells }) => (
                <tr key={line}>
                  <th scope="row">{formatNumber(line)}</th>
                  {mapped.map(({ column, place }) => (
                    <td
                      key={column}
                      className={wrong.has(`${line} ${column}`) ? classes.wrong : undefined}
                    >
                      {wrong.has(`${line} ${column}`) ? (
                        <CellInput
                          key={cells[place]}
                          label={t('file_import.correct', { column: headingOf(column), line })}
                          value={cells[place] ?? ''}
                          onCorrect={(value) => onCorrect({ line, place, value })}
                        />
                      ) : (
                        cells[place]
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly onCorrect: (value: string) => void;
}

/** A cell with a problem, which is corrected in place. */
function CellInput({ label, value, onCorrect }: CellInputProps) {
  const correct = (written: string) => {
    if (written !== value) onCorrect(written);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      defaultValue={value}
      onBlur={(event) => correct(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
