import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ChartFrame } from '#platform/web/chart/chart-frame.tsx';
import { AreaSign, ChartLegend } from '#platform/web/chart/chart-legend.tsx';
import type { ChartColour } from '#platform/web/theme/tokens.ts';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

interface WeekChartProps<Week, Kind> {
  /** What the chart comes to, in a sentence. */
  readonly summary: string;
  readonly weeks: readonly Week[];
  readonly kinds: readonly Kind[];
  readonly colours: Readonly<Record<Kind & string, ChartColour>>;
  readonly labelOf: (kind: Kind) => string;
  readonly figureOf: (week: Week, kind: Kind) => number;
  readonly most: number;
  readonly width: number;
  /** What is drawn: parts of an SVG, each filled as its kind is. */
  readonly children: (fill: (kind: Kind) => string) => ReactNode;
}

/** A drawing over weeks, and its figures for those who cannot see it or want to know exactly. */
export function WeekChart<Week extends { readonly week: string }, Kind extends string>(
  props: WeekChartProps<Week, Kind>,
) {
  const { weeks, kinds, colours, labelOf, most, children } = props;
  const t = useTexts(texts);
  return (
    <div className={classes.weeks}>
      <ChartFrame
        summary={props.summary}
        caption={
          <ChartLegend
            entries={kinds.map((kind) => ({
              kind,
              label: labelOf(kind),
              sign: <AreaSign colour={colours[kind]} />,
            }))}
          />
        }
        scale={[formatNumber(most), formatNumber(0)]}
        ends={[weeks[0]?.week, weeks.at(-1)?.week]}
        width={props.width}
      >
        {(fill) => children((kind) => fill(colours[kind]))}
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
