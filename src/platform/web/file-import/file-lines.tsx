import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { FileCorrection } from '#platform/contract/file-imports.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { LinesGrid } from './lines-grid.tsx';
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
    column === null ? [] : [{ column, place, heading: headingOf(column) }],
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
        <LinesGrid
          label={t('file_import.preview')}
          columns={mapped}
          lines={shown}
          isOpen={(line, { column }) => wrong.has(`${line} ${column}`)}
          onCorrect={onCorrect}
        />
      )}
    </section>
  );
}
