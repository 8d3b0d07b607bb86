import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { saveRows } from './save-rows.ts';
import type { FileReport } from './use-file-check.ts';

interface FileProblemsProps<Column extends string> {
  readonly report: FileReport<Column>;
  readonly headingOf: (column: Column) => string;
}

/** What is wrong with a file, line by line; nothing where all is well. */
export function FileProblems<Column extends string>(props: FileProblemsProps<Column>) {
  const { report, headingOf } = props;
  const t = useTexts(fileImportTexts);
  const { problems, problems_total: total } = report;
  if (total === 0) return null;
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
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('file_import.line')}</th>
              <th scope="col">{t('file_import.column')}</th>
              <th scope="col">{t('file_import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, value, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <th scope="row">{formatNumber(line)}</th>
                <td>{headingOf(column)}</td>
                <td>
                  {message}
                  {value !== '' && <span className={classes.value}>{value}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length < total && (
        <p className={text.hint}>
          {t('file_import.more_problems', { count: total - problems.length })}
        </p>
      )}
      <div>
        <Button mt="xs" variant="subtle" leftSection={<IconDownload size={16} />} onClick={save}>
          {t('file_import.save_problems', { count: problems.length })}
        </Button>
      </div>
      <Alert color="warning" icon={<IconAlertTriangle />} className={classes.alert}>
        {t('file_import.nothing_done')}
      </Alert>
    </section>
  );
}
