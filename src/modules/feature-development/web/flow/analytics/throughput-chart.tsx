import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { CHART_HEIGHT, ChartFrame } from './chart-frame.tsx';
import { WeekFigures } from './week-figures.tsx';
import classes from './analytics.module.css';

const KINDS = ['stages_completed', 'stages_undone', 'delivered'] as const;
const STEP = 16;
const BAR = 4;

/** For each week, what was completed beside what was rolled back and what was delivered. */
export function ThroughputChart({ throughput }: Pick<FlowAnalytics, 'throughput'>) {
  const t = useTexts(texts);
  const most = Math.max(1, ...throughput.flatMap((week) => KINDS.map((kind) => week[kind])));
  const sum = (kind: (typeof KINDS)[number]) =>
    formatNumber(throughput.reduce((total, week) => total + week[kind], 0));
  const label = (kind: (typeof KINDS)[number]) => t(`flow.analytics.throughput.${kind}`);
  return (
    <>
      <ChartFrame
        summary={t('flow.analytics.throughput.summary', {
          completed: sum('stages_completed'),
          undone: sum('stages_undone'),
          delivered: sum('delivered'),
          weeks: throughput.length,
        })}
        legend={KINDS.map((kind) => ({ kind, label: label(kind) }))}
        most={most}
        weeks={throughput.map(({ week }) => week)}
        width={throughput.length * STEP}
      >
        {throughput.map((week, place) => (
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
                  data-kind={kind}
                  x={place * STEP + 1 + column * (BAR + 0.5)}
                  y={CHART_HEIGHT - height}
                  width={BAR}
                  height={height}
                />
              );
            })}
          </g>
        ))}
      </ChartFrame>
      <WeekFigures
        headings={KINDS.map(label)}
        rows={throughput.map((week) => ({
          week: week.week,
          figures: KINDS.map((kind) => week[kind]),
        }))}
      />
    </>
  );
}
