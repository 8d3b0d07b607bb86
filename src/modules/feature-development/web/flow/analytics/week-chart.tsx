import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ChartFrame, ChartLegend } from '#platform/web/page/chart-frame.tsx';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

interface WeekChartProps<Week, Kind> {
  /** What the chart comes to, in a sentence. */
  readonly summary: string;
  readonly weeks: readonly Week[];
  readonly kinds: readonly Kind[];
  readonly labelOf: (kind: Kind) => string;
  readonly figureOf: (week: Week, kind: Kind) => number;
  readonly most: number;
  readonly width: number;
  /** What is drawn: parts of an SVG, coloured by their `data-kind`. */
  readonly children: ReactNode;
}

/** A drawing over weeks, and its figures for those who cannot see it or want to know exactly. */
export function WeekChart<Week extends { readonly week: string }, Kind extends string>(
  props: WeekChartProps<Week, Kind>,
) {
  const { weeks, kinds, labelOf, most, children } = props;
  const t = useTexts(texts);
  return (
    <div className={classes.weeks}>
      <ChartFrame
        summary={props.summary}
        caption={
          <ChartLegend
            kinds={kinds.map((kind) => ({ kind, label: labelOf(kind) }))}
            swatch={classes.swatch}
          />
        }
        scale={[formatNumber(most), formatNumber(0)]}
        ends={[weeks[0]?.week, weeks.at(-1)?.week]}
        width={props.width}
      >
        {children}
      </ChartFrame>
      <details className={classes.figures}>
        <summary>{t('flow.analytics.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('flow.analytics.week')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {labelOf(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">{formatDate(week.week)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{formatNumber(props.figureOf(week, kind))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
