import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { ProblemTable } from './problem-table.tsx';
import { saveRows } from './save-rows.ts';
import type { FileReport } from './use-file-check.ts';

interface FileProblemsProps<Column extends string> {
  readonly report: FileReport<Column> & { readonly repeated_total?: number };
  readonly headingOf: (column: Column) => string;
  /** Downloads all of them, where the report has only the first. */
  readonly onSave?: (() => void) | undefined;
}

/** What is wrong with a file, line by line, and which lines repeat others; nothing where all is well. */
export function FileProblems<Column extends string>(props: FileProblemsProps<Column>) {
  const { report, headingOf } = props;
  const t = useTexts(fileImportTexts);
  const { problems, problems_total: total, repeated_total: repeatedTotal = 0 } = report;
  if (total === 0) return null;
  const repeated = problems.filter(({ first_line }) => first_line != null);
  const others = problems.filter(({ first_line }) => first_line == null);
  const save = () =>
    saveRows(t('file_import.problems_file'), [
      [
        t('file_import.line'),
        t('file_import.column'),
        t('file_import.value'),
        t('file_import.problem'),
      ],
      ...problems.map(({ line, column, value, message }) => [
        String(line),
        headingOf(column),
        value,
        message,
      ]),
    ]);
  return (
    <section className={classes.problems}>
      <h3>{t('file_import.problems', { count: total })}</h3>
      {others.length > 0 && <ProblemTable problems={others} headingOf={headingOf} />}
      {repeated.length > 0 && (
        <>
          <h4>{t('file_import.repeated', { count: repeatedTotal })}</h4>
          <ProblemTable problems={repeated} headingOf={headingOf} />
        </>
      )}
      {problems.length < total && (
        <p className={text.hint}>
          {t('file_import.more_problems', { count: total - problems.length })}
        </p>
      )}
      <div>
        <Button
          mt="xs"
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          onClick={props.onSave ?? save}
        >
          {t('file_import.save_problems', {
            count: props.onSave === undefined ? problems.length : total,
          })}
        </Button>
      </div>
      <Alert color="warning" icon={<IconAlertTriangle />} className={classes.alert}>
        {t('file_import.nothing_done')}
      </Alert>
    </section>
  );
}
