import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { texts } from '../texts.ts';
import classes from './statistics.module.css';

interface StatisticsTableProps {
  readonly label: string;
  readonly heading: string;
  readonly rows: readonly {
    readonly name: string;
    readonly count: number;
    readonly total: number;
    readonly accepted: number;
    readonly accepted_total: number;
    readonly decided: number;
  }[];
}

/** The figures behind a chart, or those of people. */
export function StatisticsTable({ label, heading, rows }: StatisticsTableProps) {
  const t = useTexts(texts);
  return (
    <ScrollBox label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t('statistics.offered')}</th>
            <th scope="col">{t('statistics.accepted')}</th>
            <th scope="col">{t('statistics.quotations')}</th>
            <th scope="col">{t('statistics.accepted_count')}</th>
            <th scope="col">{t('statistics.conversion')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{formatBaht(row.total)}</td>
              <td>{formatBaht(row.accepted_total)}</td>
              <td>{formatNumber(row.count)}</td>
              <td>{formatNumber(row.accepted)}</td>
              <td>
                {row.decided === 0 ? '–' : `${Math.round((row.accepted / row.decided) * 100)}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
