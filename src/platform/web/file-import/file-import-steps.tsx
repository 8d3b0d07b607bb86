import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Facts, type Fact } from '../page/panel.tsx';
import text from '../page/text.module.css';
import { ChooseFile } from './choose-file.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { FileProblems } from './file-problems.tsx';
import classes from './file-import.module.css';
import type { FileReport } from './use-file-check.ts';

interface FileImportStepsProps<Column extends string> {
  readonly hint: string;
  readonly template: { readonly name: string; readonly columns: readonly Column[] };
  readonly headingOf: (column: Column) => string;
  readonly mostBytes: number;
  readonly file: Pick<File, 'name'> | undefined;
  readonly isChecking: boolean;
  readonly report: FileReport<Column> | undefined;
  readonly onChoose: (file: File) => void;
  /** Choices besides the file. */
  readonly options?: ReactNode;
  /** How the file was read, which can be changed. */
  readonly reading?: ReactNode;
  /** Downloads all problems, where the report has only the first. */
  readonly onSaveProblems?: () => void;
  /** What the file would do, besides its number of rows. */
  readonly facts?: readonly Fact[];
  readonly run: {
    readonly label: string;
    readonly isReady: boolean;
    readonly isRunning: boolean;
    /** Why it cannot run yet. */
    readonly obstacle?: ReactNode;
  };
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** Records by file: chosen, tried out, looked at, and only then taken in. */
export function FileImportSteps<Column extends string>(props: FileImportStepsProps<Column>) {
  const { hint, template, headingOf, file, isChecking, report, run } = props;
  const t = useTexts(fileImportTexts);
  const common = usePlatformTexts();
  const headings = template.columns.map(headingOf);
  return (
    <div className={classes.steps}>
      <p className={text.hint}>{hint}</p>
      <ChooseFile
        template={{ name: template.name, headings }}
        mostBytes={props.mostBytes}
        onChoose={props.onChoose}
      />
      {props.options}
      {file !== undefined && <p className={classes.file}>{file.name}</p>}
      {isChecking && <Progress value={100} animated aria-label={t('file_import.checking')} />}
      {props.reading}
      <div aria-live="polite" className={classes.report}>
        {report !== undefined && (
          <>
            <Facts
              facts={[
                { name: t('file_import.rows'), value: formatNumber(report.rows) },
                ...(props.facts ?? []),
              ]}
            />
            <FileProblems report={report} headingOf={headingOf} onSave={props.onSaveProblems} />
          </>
        )}
      </div>
      <footer className={classes.buttons}>
        {run.obstacle !== undefined && <p className={classes.obstacle}>{run.obstacle}</p>}
        <Button variant="default" onClick={props.onCancel}>
          {common('form.cancel')}
        </Button>
        <Button disabled={!run.isReady} loading={run.isRunning} onClick={props.onRun}>
          {run.label}
        </Button>
      </footer>
    </div>
  );
}
