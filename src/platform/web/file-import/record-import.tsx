import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Fact } from '../page/panel.tsx';
import { useAction } from '../query/use-action.ts';
import { FileImportSteps } from './file-import-steps.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { useFileCheck, type FileReport } from './use-file-check.ts';

/** What a file would do to records that are found again by their codes. */
interface RecordReport<Column extends string> extends FileReport<Column> {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

interface RecordImportProps<Column extends string, Report extends RecordReport<Column>, Choices> {
  readonly hint: string;
  readonly template: { readonly name: string; readonly columns: readonly Column[] };
  readonly headingOf: (column: Column) => string;
  /** Sends the file: in a trial it changes nothing. */
  readonly send: (file: File, how: Choices & { readonly isTrial: boolean }) => Promise<Report>;
  /** What people choose besides the file, and what it is at first. */
  readonly choices: Choices;
  readonly drawChoices?: (choices: Choices, onChange: (choices: Choices) => void) => ReactNode;
  /** What the file would do besides adding and changing records. */
  readonly factsOf?: (report: Report) => readonly Fact[];
  /** On the button, for so many records. */
  readonly runLabel: (count: number) => string;
  readonly success: (report: Report) => string;
  readonly refreshes: readonly QueryKey[];
  readonly onDone: () => void;
}

/** Adds and changes records by a file, once it was tried out without a problem. */
export function RecordImport<
  Column extends string,
  Report extends RecordReport<Column>,
  Choices extends object,
>(props: RecordImportProps<Column, Report, Choices>) {
  const { send, drawChoices, factsOf, runLabel, onDone } = props;
  const t = useTexts(fileImportTexts);
  const { file, report, isChecking, check } = useFileCheck<Report>();
  const [choices, setChoices] = useState(props.choices);
  const run = useAction({
    act: (wanted: { readonly file: File; readonly choices: Choices }) =>
      send(wanted.file, { ...wanted.choices, isTrial: false }),
    refreshes: props.refreshes,
    success: props.success,
    failure: t('file_import.failed'),
    onSuccess: onDone,
  });
  const tryFile = (chosen: File, how: Choices) =>
    void check(chosen, () => send(chosen, { ...how, isTrial: true }));
  const choose = (how: Choices) => {
    setChoices(how);
    if (file !== undefined) tryFile(file, how);
  };
  const changes = report === undefined ? 0 : report.created + report.updated;
  const isReady = report?.problems_total === 0 && changes > 0;
  return (
    <FileImportSteps
      hint={props.hint}
      template={props.template}
      headingOf={props.headingOf}
      file={file}
      report={report}
      isChecking={isChecking}
      onChoose={(chosen) => tryFile(chosen, choices)}
      options={drawChoices?.(choices, choose)}
      facts={
        report && [
          { name: t('file_import.created'), value: formatNumber(report.created) },
          { name: t('file_import.updated'), value: formatNumber(report.updated) },
          { name: t('file_import.unchanged'), value: formatNumber(report.unchanged) },
          ...(factsOf?.(report) ?? []),
        ]
      }
      run={{
        label: isReady ? runLabel(changes) : t('file_import.run'),
        isReady,
        isRunning: run.isPending,
      }}
      onRun={() => {
        if (file !== undefined) run.mutate({ file, choices });
      }}
      onCancel={onDone}
    />
  );
}
