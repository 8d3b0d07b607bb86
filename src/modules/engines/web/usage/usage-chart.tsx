import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { CHART_HEIGHT, ChartFrame } from '#platform/web/chart/chart-frame.tsx';
import { texts } from '../texts.ts';

interface Day {
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

const BAR = 8;
const STEP = 10;

/** A bar for each day, what failed on top. */
export function UsageChart({ trend }: { readonly trend: readonly Day[] }) {
  const t = useTexts(texts);
  const most = Math.max(1, ...trend.map(({ succeeded, failed }) => succeeded + failed));
  const sum = (of: (day: Day) => number) => trend.reduce((total, day) => total + of(day), 0);
  const [succeeded, failed] = [sum((day) => day.succeeded), sum((day) => day.failed)];
  const scale = (times: number) => (times / most) * CHART_HEIGHT;
  const counts = t('usage.counts', {
    succeeded: formatNumber(succeeded),
    failed: formatNumber(failed),
  });
  return (
    <ChartFrame
      summary={counts}
      caption={counts}
      ends={[trend[0]?.day, trend.at(-1)?.day]}
      width={trend.length * STEP}
    >
      {(fill) =>
        trend.map((day, place) => {
          const [well, badly] = [scale(day.succeeded), scale(day.failed)];
          return (
            <g key={day.day}>
              <title>{`${formatDate(day.day)}: ${day.succeeded + day.failed}`}</title>
              <rect
                fill={fill('blue')}
                x={place * STEP + 1}
                y={CHART_HEIGHT - well}
                width={BAR}
                height={well}
              />
              <rect
                fill={fill('red')}
                x={place * STEP + 1}
                y={CHART_HEIGHT - well - badly}
                width={BAR}
                height={badly}
              />
            </g>
          );
        })
      }
    </ChartFrame>
  );
}
