import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Fact } from '../page/panel.tsx';
import { useAction } from '../query/use-action.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { FileImportSteps } from './file-import-steps.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { FileLines } from './file-lines.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { TableChoices } from './table-choices.tsx';
import { useFileCheck, type Reading, type TableFileReport } from './use-file-check.ts';

/** What a file would do to records that are found again by their codes. */
interface RecordReport<Column extends string> extends TableFileReport<Column> {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

type Sending<Choices> = Choices & { readonly isTrial: boolean; readonly reading: Reading };

interface RecordImportProps<Column extends string, Report extends RecordReport<Column>, Choices> {
  /** Under which mappings of columns are saved, for example `products-import`. */
  readonly name: string;
  readonly hint: string;
  readonly template: { readonly name: string; readonly columns: readonly Column[] };
  readonly headingOf: (column: Column) => string;
  /** Sends the file: in a trial it changes nothing. */
  readonly send: (file: File, how: Sending<Choices>) => Promise<Report>;
  /** What people choose besides the file, and what it is at first. */
  readonly choices: Choices;
  readonly drawChoices?: (choices: Choices, onChange: (choices: Choices) => void) => ReactNode;
  /** Whether rows with problems are left out; otherwise a file must have none. */
  readonly leavesOut?: (choices: Choices) => boolean;
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
  const [reading, setReading] = useState<Reading>({});
  const run = useAction({
    act: (wanted: { readonly file: File; readonly choices: Choices; readonly reading: Reading }) =>
      send(wanted.file, { ...wanted.choices, reading: wanted.reading, isTrial: false }),
    refreshes: props.refreshes,
    success: props.success,
    failure: t('file_import.failed'),
    onSuccess: onDone,
  });
  const tryFile = (chosen: File, how: Choices, read: Reading) => {
    setReading(read);
    void check(chosen, () => send(chosen, { ...how, reading: read, isTrial: true }));
  };
  const choose = (how: Choices) => {
    setChoices(how);
    if (file !== undefined) tryFile(file, how, reading);
  };
  const readAs = (read: Reading) => {
    if (file !== undefined) tryFile(file, choices, read);
  };
  const mapAs = (places: readonly (Column | null)[]) =>
    readAs({
      sheet: report?.table.sheet ?? undefined,
      encoding: report?.table.encoding ?? undefined,
      header_line: report?.table.header_line,
      columns: places.join(','),
    });
  const mapping = report && {
    table: report.table,
    columns: props.template.columns,
    onChange: mapAs,
  };
  const changes = report === undefined ? 0 : report.created + report.updated;
  const isSound = report?.problems_total === 0 || props.leavesOut?.(choices) === true;
  const isReady = isSound && changes > 0 && !isChecking;
  return (
    <FileImportSteps
      hint={props.hint}
      template={props.template}
      headingOf={props.headingOf}
      file={file}
      report={report}
      isChecking={isChecking}
      onChoose={(chosen) => tryFile(chosen, choices, {})}
      options={drawChoices?.(choices, choose)}
      reading={
        report &&
        mapping && (
          <>
            <TableChoices table={report.table} onChange={readAs} />
            <ColumnMapping {...mapping} headingOf={props.headingOf} />
            <SavedMappings {...mapping} name={props.name} />
            <FileLines report={report} headingOf={props.headingOf} />
          </>
        )
      }
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
        if (file !== undefined) run.mutate({ file, choices, reading });
      }}
      onCancel={onDone}
    />
  );
}
