import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { CHART_HEIGHT } from '#platform/web/chart/chart-frame.tsx';
import type { ChartColour } from '#platform/web/theme/tokens.ts';
import { texts } from '../../texts.ts';
import { WeekChart } from './week-chart.tsx';
import classes from './analytics.module.css';

const KINDS = ['stages_completed', 'stages_undone', 'delivered'] as const;
const STEP = 16;
const BAR = 4;

type Kind = (typeof KINDS)[number];

const COLOURS = {
  stages_completed: 'blue',
  stages_undone: 'amber',
  delivered: 'green',
} as const satisfies Record<Kind, ChartColour>;

/** For each week, what was completed beside what was rolled back and what was delivered. */
export function ThroughputChart({ throughput }: Pick<FlowAnalytics, 'throughput'>) {
  const t = useTexts(texts);
  const most = Math.max(1, ...throughput.flatMap((week) => KINDS.map((kind) => week[kind])));
  const sum = (kind: Kind) =>
    formatNumber(throughput.reduce((total, week) => total + week[kind], 0));
  const label = (kind: Kind) => t(`flow.analytics.throughput.${kind}`);
  return (
    <WeekChart
      summary={t('flow.analytics.throughput.summary', {
        completed: sum('stages_completed'),
        undone: sum('stages_undone'),
        delivered: sum('delivered'),
        weeks: throughput.length,
      })}
      weeks={throughput}
      kinds={KINDS}
      colours={COLOURS}
      labelOf={label}
      figureOf={(week, kind) => week[kind]}
      most={most}
      width={throughput.length * STEP}
    >
      {(fill) =>
        throughput.map((week, place) => (
          <g key={week.week}>
            <title>
              {[
                t('flow.analytics.throughput.week', { date: formatDate(week.week) }),
                ...KINDS.map((kind) => `${label(kind)}: ${formatNumber(week[kind])}`),
              ].join('\n')}
            </title>
            {/* Answers to the pointer also where the bars are low. */}
            <rect className={classes.hit} x={place * STEP} width={STEP} height={CHART_HEIGHT} />
            {KINDS.map((kind, column) => {
              const height = (week[kind] / most) * CHART_HEIGHT;
              return (
                <rect
                  key={kind}
                  fill={fill(kind)}
                  x={place * STEP + 1 + column * (BAR + 0.5)}
                  y={CHART_HEIGHT - height}
                  width={BAR}
                  height={height}
                />
              );
            })}
          </g>
        ))
      }
    </WeekChart>
  );
}
