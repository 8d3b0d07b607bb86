import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './usage.module.css';

interface Day {
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

const HEIGHT = 100;
const BAR = 8;
const STEP = 10;

/** A bar for each day, what failed on top. */
export function UsageChart({ trend }: { readonly trend: readonly Day[] }) {
  const t = useTexts(texts);
  const most = Math.max(1, ...trend.map(({ succeeded, failed }) => succeeded + failed));
  const sum = (of: (day: Day) => number) => trend.reduce((total, day) => total + of(day), 0);
  const [succeeded, failed] = [sum((day) => day.succeeded), sum((day) => day.failed)];
  const scale = (times: number) => (times / most) * HEIGHT;
  const counts = t('usage.counts', {
    succeeded: formatNumber(succeeded),
    failed: formatNumber(failed),
  });
  return (
    <figure className={classes.chart}>
      <figcaption>{counts}</figcaption>
      <svg
        viewBox={`0 0 ${trend.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={counts}
      >
        {trend.map((day, place) => {
          const [well, badly] = [scale(day.succeeded), scale(day.failed)];
          return (
            <g key={day.day}>
              <title>{`${formatDate(day.day)}: ${day.succeeded + day.failed}`}</title>
              <rect
                className={classes.succeeded}
                x={place * STEP + 1}
                y={HEIGHT - well}
                width={BAR}
                height={well}
              />
              <rect
                className={classes.failed}
                x={place * STEP + 1}
                y={HEIGHT - well - badly}
                width={BAR}
                height={badly}
              />
            </g>
          );
        })}
      </svg>
      <div className={classes.days} aria-hidden>
        <span>{trend[0] && formatDate(trend[0].day)}</span>
        <span>{formatDate(trend.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}
