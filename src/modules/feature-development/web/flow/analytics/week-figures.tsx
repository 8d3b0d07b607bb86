import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

interface WeekFiguresProps {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly week: string; readonly figures: readonly number[] }[];
}

/** The figures of a chart, for whoever cannot see it or wants to know exactly; the latest week first. */
export function WeekFigures({ headings, rows }: WeekFiguresProps) {
  const t = useTexts(texts);
  return (
    <details className={classes.figures}>
      <summary>{t('flow.analytics.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('flow.analytics.week')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ week, figures }) => (
            <tr key={week}>
              <th scope="row">{formatDate(week)}</th>
              {figures.map((figure, place) => (
                <td key={headings[place]}>{formatNumber(figure)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
