import { Switch } from '@mantine/core';
import { useState } from 'react';
import { fileImportLimits, type FileCorrection } from '#platform/contract/file-imports.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import type { DoubtfulCell } from './imported-kind.ts';
import { LinesGrid } from './lines-grid.tsx';
import type { TableFileReport } from './use-file-check.ts';

/** Where the rows are, for what leads to them. */
export const LINES_ID = 'file-import-lines';

interface FileLinesProps<Column extends string> {
  readonly report: TableFileReport<Column> & { readonly corrections: readonly FileCorrection[] };
  readonly doubts: readonly DoubtfulCell[];
  readonly headingOf: (column: Column) => string;
  /** Has a cell taken as something else than the file has. */
  readonly onCorrect: (cell: FileCorrection) => void;
  /** Lines that are left out, and how to change that. */
  readonly omitted: readonly number[];
  readonly onOmit: (omitted: number[]) => void;
}

/**
 * The first rows of a file and those with problems, as they were read. Where something in a row is wrong,
 * doubtful or was corrected, all its cells can be corrected, as the reason may be in another one.
 */
export function FileLines<Column extends string>({
  report,
  doubts,
  headingOf,
  onCorrect,
  omitted,
  onOmit,
}: FileLinesProps<Column>) {
  const { lines, problems, corrections, table } = report;
  const t = useTexts(fileImportTexts);
  const [chosen, setChosen] = useState<boolean>();
  const onlyProblems = chosen ?? problems.length + corrections.length + omitted.length > 0;
  const left = new Set(omitted);
  const open = new Set([...problems, ...doubts, ...corrections].map(({ line }) => line));
  const wrong = new Set([...problems, ...doubts].map(({ line, column }) => `${line} ${column}`));
  const errors = new Map(
    problems.map(({ line, column, message }) => [`${line} ${column}`, message]),
  );
  const hints = new Map(doubts.map(({ line, column, hint }) => [`${line} ${column}`, hint]));
  const byLine = new Map(lines.map(({ line, cells }) => [line, cells]));
  const mapped = table.columns.flatMap(({ column }, place) =>
    column === null ? [] : [{ column, place, heading: headingOf(column) }],
  );
  const shown = lines.filter(({ line }) => !onlyProblems || open.has(line) || left.has(line));
  // Who corrects a cell that is shown in part would cut it off.
  const isWhole = (line: number, place: number) =>
    (byLine.get(line)?.[place] ?? '').length < fileImportLimits.shownCell;
  if (lines.length === 0 || mapped.length === 0) return null;
  return (
    <section id={LINES_ID} className={classes.problems}>
      <h3>{t('file_import.preview')}</h3>
      <Switch
        label={t('file_import.only_problems')}
        checked={onlyProblems}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p className={text.hint}>{t('file_import.no_lines')}</p>
      ) : (
        <LinesGrid
          label={t('file_import.preview')}
          columns={mapped}
          lines={shown}
          stateOf={(line, { column, place }) => {
            if (left.has(line)) return 'shown';
            if (wrong.has(`${line} ${column}`)) return 'wrong';
            return open.has(line) && isWhole(line, place) ? 'open' : 'shown';
          }}
          errorOf={(line, { column }) => errors.get(`${line} ${column}`)}
          hintOf={(line, { column }) => hints.get(`${line} ${column}`)}
          onCorrect={onCorrect}
          omission={{
            has: (line) => left.has(line),
            onChange: (line) =>
              onOmit(left.has(line) ? omitted.filter((each) => each !== line) : [...omitted, line]),
          }}
        />
      )}
    </section>
  );
}
