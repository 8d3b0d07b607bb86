import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import type { FileReport } from './use-file-check.ts';

interface ProblemTableProps<Column extends string> extends Pick<FileReport<Column>, 'problems'> {
  readonly headingOf: (column: Column) => string;
}

/** Problems of a file at their lines and columns. */
export function ProblemTable<Column extends string>(props: ProblemTableProps<Column>) {
  const { problems, headingOf } = props;
  const t = useTexts(fileImportTexts);
  return (
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
              <td className={classes.column}>{headingOf(column)}</td>
              <td>
                {message}
                {value !== '' && <span className={classes.value}>{value}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
