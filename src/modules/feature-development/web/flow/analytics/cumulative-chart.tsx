import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { CHART_HEIGHT } from '#platform/web/chart/chart-frame.tsx';
import type { ChartColour } from '#platform/web/theme/tokens.ts';
import { texts } from '../../texts.ts';
import { phaseName } from '../../records/terms.tsx';
import { WeekChart } from './week-chart.tsx';

const STEP = 10;

type Week = FlowAnalytics['cumulative'][number];

/** From the top: each phase, then what is delivered. */
const BANDS = [...phases, 'delivered'] as const;

type Band = (typeof BANDS)[number];

const COLOURS = {
  BR: 'grey',
  FD: 'amber',
  DEV: 'blue',
  DEL: 'violet',
  delivered: 'green',
} as const satisfies Record<Band, ChartColour>;

/** How many SOWs were in each phase at the end of each week, one upon the other. */
export function CumulativeChart({ cumulative }: Pick<FlowAnalytics, 'cumulative'>) {
  const t = useTexts(texts);
  const label = (band: Band) => (band === 'delivered' ? t('flow.delivered') : phaseName(t, band));
  const sum = (week: Week, from: number) =>
    BANDS.slice(from).reduce((total, band) => total + countOf(week, band), 0);
  const most = Math.max(1, ...cumulative.map((week) => sum(week, 0)));
  const latest = cumulative.at(-1);
  /** The upper line of a band. */
  const points = (from: number) =>
    cumulative.map(
      (week, at) => `${at * STEP} ${CHART_HEIGHT - (sum(week, from) / most) * CHART_HEIGHT}`,
    );
  return (
    <WeekChart
      summary={t('flow.analytics.cumulative.summary', {
        total: formatNumber(latest === undefined ? 0 : sum(latest, 0)),
        delivered: formatNumber(latest?.delivered ?? 0),
      })}
      weeks={cumulative}
      kinds={BANDS}
      colours={COLOURS}
      labelOf={label}
      figureOf={countOf}
      most={most}
      width={(cumulative.length - 1) * STEP}
    >
      {(fill) =>
        BANDS.map((band, place) => (
          <path
            key={band}
            fill={fill(band)}
            d={`M${[...points(place), ...points(place + 1).toReversed()].join('L')}Z`}
          >
            <title>{label(band)}</title>
          </path>
        ))
      }
    </WeekChart>
  );
}

function countOf(week: Week, band: Band): number {
  if (band === 'delivered') return week.delivered;
  return week.phases.find(({ phase }) => phase === band)?.count ?? 0;
}
