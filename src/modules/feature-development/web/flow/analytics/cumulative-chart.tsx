import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { phases } from '#modules/feature-development/contract/stage-order.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { CHART_HEIGHT, ChartFrame } from './chart-frame.tsx';
import { WeekFigures } from './week-figures.tsx';

const STEP = 10;

type Week = FlowAnalytics['cumulative'][number];

/** From the bottom: what is delivered, then each phase, the last one first. */
const BANDS = ['delivered', ...phases.toReversed()] as const;

type Band = (typeof BANDS)[number];

/** How many SOWs stood in each phase at the end of each week, one upon the other. */
export function CumulativeChart({ cumulative }: Pick<FlowAnalytics, 'cumulative'>) {
  const t = useTexts(texts);
  const label = (band: Band) => (band === 'delivered' ? t('flow.delivered') : band);
  const total = (week: Week) => BANDS.reduce((sum, band) => sum + countOf(week, band), 0);
  const most = Math.max(1, ...cumulative.map(total));
  const latest = cumulative.at(-1);
  const height = (week: Week, bands: number) => {
    const sum = BANDS.slice(0, bands).reduce((below, band) => below + countOf(week, band), 0);
    return CHART_HEIGHT - (sum / most) * CHART_HEIGHT;
  };
  return (
    <>
      <ChartFrame
        summary={t('flow.analytics.cumulative.summary', {
          total: formatNumber(latest === undefined ? 0 : total(latest)),
          delivered: formatNumber(latest?.delivered ?? 0),
        })}
        legend={BANDS.toReversed().map((band) => ({ kind: band, label: label(band) }))}
        most={most}
        weeks={cumulative.map(({ week }) => week)}
        width={(cumulative.length - 1) * STEP}
      >
        {BANDS.map((band, place) => {
          const upper = cumulative.map((week, at) => `${at * STEP} ${height(week, place + 1)}`);
          const lower = cumulative.map((week, at) => `${at * STEP} ${height(week, place)}`);
          return (
            <path
              key={band}
              data-kind={band}
              d={`M${[...upper, ...lower.toReversed()].join('L')}Z`}
            >
              <title>{label(band)}</title>
            </path>
          );
        })}
      </ChartFrame>
      <WeekFigures
        headings={BANDS.toReversed().map(label)}
        rows={cumulative.map((week) => ({
          week: week.week,
          figures: BANDS.toReversed().map((band) => countOf(week, band)),
        }))}
      />
    </>
  );
}

function countOf(week: Week, band: Band): number {
  if (band === 'delivered') return week.delivered;
  return week.phases.find(({ phase }) => phase === band)?.count ?? 0;
}
