import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { TableDescription } from '#platform/contract/file-import.ts';
import type { FileImportDetail, FileImportOptions } from '#platform/contract/file-imports.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { FileImportSteps } from './file-import-steps.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import {
  saveRefusals,
  useCancelImport,
  useCommitImport,
  useSendImport,
} from './file-imports.api.ts';
import classes from './file-import.module.css';
import { FileLines, LINES_ID } from './file-lines.tsx';
import { optionsOf, type ImportedKind } from './imported-kind.ts';
import { omittedFacts, totalFacts } from './line-facts.ts';
import { SavedMappings } from './saved-mappings.tsx';
import { TableChoices } from './table-choices.tsx';
import { ValueMapping } from './value-mapping.tsx';
import { useReading } from './use-reading.ts';

interface CheckedImportProps<Column extends string, Options extends FileImportOptions> {
  readonly of: ImportedKind<Column, Options>;
  readonly current: FileImportDetail;
  readonly table: TableDescription<string>;
  readonly onOpen: (id: string | undefined) => void;
}

/** What a file would do: looked at, corrected, read in another way, and then imported. */
export function CheckedImport<Column extends string, Options extends FileImportOptions>({
  of,
  current,
  table,
  onOpen,
}: CheckedImportProps<Column, Options>) {
  const t = useTexts(fileImportTexts);
  const [leaveOut, setLeaveOut] = useState(false);
  // Where nothing has to be chosen, rows and their problems come first; nothing moves while it is looked at.
  const [wereColumnsKnown] = useState(
    () => table.missing.length === 0 && table.columns.every(({ column }) => column !== null),
  );
  const reading = useReading({ current, table });
  const commit = useCommitImport();
  const cancel = useCancelImport({ onSuccess: () => onOpen(undefined) });
  const send = useSendImport({ failure: t('file_import.send_failed'), onSent: onOpen });
  const { id } = current;
  const found = useFound(current);
  const { columns } = of.template;
  const [chosen, setChosen] = useState<Options>();
  const options = chosen ?? optionsOf(of.options, current.options);
  const choose = (wanted: Options) => {
    setChosen(wanted);
    reading.check({ id, options: wanted });
  };
  const headingOf = (name: string) => {
    const column = columns.find((each) => each === name);
    return column === undefined ? name : of.headingOf(column);
  };
  const { isChecking } = reading;
  const mapping = { table: reading.table, columns, onChange: reading.mapAs };
  const columnChoices = (
    <>
      <SavedMappings {...mapping} name={of.name} />
      <ColumnMapping {...mapping} headingOf={headingOf} />
    </>
  );
  const { created, updated, unchanged, left_out } = found;
  const changes = created + updated;
  const isSound = found.problems_total === 0 || leaveOut;
  const isReady = isSound && changes > 0 && table.missing.length === 0 && !isChecking;
  const report = { ...found, table: reading.table, rows: found.rows_done };
  return (
    <FileImportSteps
      hint={of.hint}
      template={of.template}
      headingOf={headingOf}
      mostBytes={of.mostBytes}
      file={{ name: current.filename }}
      report={table.missing.length === 0 ? report : undefined}
      isChecking={isChecking || send.isPending}
      onChoose={(file) => send.mutate({ kind: of.kind, file, options })}
      onSaveProblems={() => void saveRefusals(id)}
      options={
        <>
          {of.drawOptions?.(options, choose)}
          {of.mayLeaveOut && (
            <Checkbox
              label={t('file_import.leave_out')}
              checked={leaveOut}
              onChange={(event) => setLeaveOut(event.currentTarget.checked)}
            />
          )}
        </>
      }
      reading={
        <>
          <TableChoices table={table} onChange={reading.readAs} />
          <fieldset className={classes.read} disabled={reading.isOutdated}>
            {!wereColumnsKnown && columnChoices}
            <ValueMapping
              current={{ meanings: reading.meanings, problems: found.problems }}
              valuesOf={of.valuesOf ?? {}}
              headingOf={headingOf}
              onChange={reading.takeAs}
            />
            <FileLines
              report={report}
              doubts={of.doubtsOf?.(found.facts) ?? []}
              headingOf={headingOf}
              omitted={reading.omitted}
              onCorrect={reading.correct}
              onOmit={reading.omit}
            />
            {wereColumnsKnown && (
              <details>
                <summary>{t('file_import.mapping_known')}</summary>
                {columnChoices}
              </details>
            )}
          </fieldset>
        </>
      }
      facts={[
        { name: t('file_import.would_create'), value: formatNumber(created) },
        { name: t('file_import.would_update'), value: formatNumber(updated) },
        { name: t('file_import.unchanged'), value: formatNumber(unchanged) },
        { name: t('file_import.refused'), value: formatNumber(left_out) },
        ...omittedFacts(reading.omitted, t),
        ...totalFacts(found.facts, t),
        ...(of.factsOf?.(found.facts) ?? []),
      ]}
      run={{
        label: isReady ? of.runLabel(changes) : t('file_import.run'),
        isReady,
        isRunning: commit.isPending,
        obstacle: isSound ? undefined : <ToProblems count={found.problems_total} />,
      }}
      onRun={() => commit.mutate({ id, leave_out: leaveOut })}
      onCancel={() => cancel.mutate({ id })}
    />
  );
}

/** Leads to what has to be corrected before anything is imported. */
function ToProblems({ count }: { readonly count: number }) {
  const t = useTexts(fileImportTexts);
  return (
    <Anchor
      component="button"
      type="button"
      onClick={() => document.getElementById(LINES_ID)?.scrollIntoView({ block: 'start' })}
    >
      {t('file_import.obstacle', { count })}
    </Anchor>
  );
}

/**
 * What the last check has found. While the file is checked again, its figures stay in sight, and its cells
 * stay open, so that others are corrected meanwhile.
 */
function useFound(current: FileImportDetail): FileImportDetail {
  const [last, setLast] = useState(current);
  if (current.status === 'checked' && current !== last) setLast(current);
  return current.status === 'checked' ? current : last;
}
