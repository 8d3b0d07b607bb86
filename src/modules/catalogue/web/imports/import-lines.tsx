import { Button, Switch, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CorrectedCell,
  ImportCorrection,
} from '#modules/catalogue/contract/import-corrections.ts';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { fileImportTexts } from '#platform/web/file-import/file-import-texts.ts';
import { UnsavedGuard } from '#platform/web/form/unsaved-guard.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import styles from '#platform/web/page/text.module.css';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { texts } from '../texts.ts';
import { linesQuery, useCorrectImport } from './imports.api.ts';
import classes from './imports.module.css';
import { TableLines } from './table-lines.tsx';

/** Rows of the files, of which people correct cells without going back to the files. */
export function ImportLines({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const common = useTexts(fileImportTexts);
  const { id, problems, corrections, tables } = of;
  const [onlyProblems, setOnlyProblems] = useState(problems > 0);
  const [changed, setChanged] = useState<readonly CorrectedCell[]>([]);
  const query = useQuery(linesQuery({ id }));
  const correct = useCorrectImport({ onSuccess: () => setChanged([]) });
  if (query.isError) {
    return (
      <ErrorState
        title={t('intake.lines.load_failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return null;
  const lines = query.data.filter((line) => !onlyProblems || line.problems.length > 0);
  const change = (cell: CorrectedCell) =>
    setChanged((before) => [
      ...before.filter((each) => !isSameCell(each, cell)),
      ...(cell.value === cell.was ? [] : [cell]),
    ]);
  return (
    <Stack>
      <UnsavedGuard isDirty={() => changed.length > 0 && !correct.isPending} />
      <div className={classes.sectionHead}>
        <Title order={2}>{common('file_import.preview')}</Title>
        {problems === 0 && (
          <ExportMenu ticketPath={`/v1/air/imports/${id}/problems/export-ticket`} choices={{}} />
        )}
      </div>
      {corrections.length > 0 && (
        <p className={styles.hint}>
          {t('intake.lines.corrected', { count: formatNumber(corrections.length) })}
        </p>
      )}
      <Switch
        label={common('file_import.only_problems')}
        checked={onlyProblems}
        onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
      />
      {lines.length === 0 && <p className={styles.hint}>{common('file_import.no_lines')}</p>}
      {/* Above the rows: they get shorter as a cell is left, and the button would move away from a click. */}
      {(problems > 0 || changed.length > 0) && (
        <div className={classes.decide}>
          <span className={styles.hint} role="status">
            {changed.length > 0 &&
              t('intake.lines.changed', { count: formatNumber(changed.length) })}
          </span>
          <Button
            disabled={changed.length === 0}
            loading={correct.isPending}
            onClick={() =>
              correct.mutate({
                id,
                corrections: changed.map(({ table, line, place, value }) => ({
                  table,
                  line,
                  place,
                  value,
                })),
              })
            }
          >
            {t('intake.lines.check')}
          </Button>
        </div>
      )}
      {tables.map((table) => (
        <TableLines
          key={table.name}
          table={table}
          lines={lines.filter((line) => line.table === table.name)}
          corrections={corrections.filter((each) => each.table === table.name)}
          changed={changed.filter((each) => each.table === table.name)}
          onChange={change}
        />
      ))}
    </Stack>
  );
}

function isSameCell(one: ImportCorrection, other: ImportCorrection): boolean {
  return one.table === other.table && one.line === other.line && one.place === other.place;
}
