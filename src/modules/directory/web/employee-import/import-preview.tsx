import type { ImportReport } from '#modules/directory/contract/employee-import.ts';
import { formatList, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './employee-import.module.css';

/** What a file would do, and what is wrong with it line by line. */
export function ImportPreview({ report }: { readonly report: ImportReport }) {
  const t = useTexts(texts);
  const { problems, problems_total: total, new_departments, new_positions } = report;
  const facts = [
    { name: t('import.rows'), value: formatNumber(report.rows) },
    { name: t('import.created'), value: formatNumber(report.created) },
    { name: t('import.updated'), value: formatNumber(report.updated) },
    { name: t('fields.unchanged'), value: formatNumber(report.unchanged) },
    ...(new_departments.length > 0
      ? [{ name: t('fields.new_departments'), value: formatList(new_departments) }]
      : []),
    ...(new_positions.length > 0
      ? [{ name: t('fields.new_positions'), value: formatList(new_positions) }]
      : []),
  ];
  return (
    <Stack>
      <Facts facts={facts} />
      {total > 0 && (
        <section className={classes.problems}>
          <h3>{t('import.problems', { count: total })}</h3>
          <div className={classes.table}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('import.line')}</th>
                  <th scope="col">{t('import.column')}</th>
                  <th scope="col">{t('import.problem')}</th>
                </tr>
              </thead>
              <tbody>
                {problems.map(({ line, column, value, message }) => (
                  <tr key={`${line} ${column} ${message}`}>
                    <th scope="row">{formatNumber(line)}</th>
                    <td>{t(`fields.${column}`)}</td>
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
              {t('import.more_problems', { count: total - problems.length })}
            </p>
          )}
        </section>
      )}
    </Stack>
  );
}
