import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import classes from './analytics.module.css';

export const CHART_HEIGHT = 100;

interface ChartFrameProps {
  /** What the chart comes to, in a sentence. */
  readonly summary: string;
  readonly legend: readonly { readonly kind: string; readonly label: string }[];
  readonly most: number;
  readonly weeks: readonly string[];
  /** Units of the drawing; it is stretched to the room there is. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A drawing over weeks with its legend, its scale and its first and last day. */
export function ChartFrame({ summary, legend, most, weeks, width, children }: ChartFrameProps) {
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        {legend.map(({ kind, label }) => (
          <span key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden />
            {label}
          </span>
        ))}
      </figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{formatNumber(most)}</span>
          <span>{formatNumber(0)}</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {children}
        </svg>
        <div className={classes.ends} aria-hidden>
          <span>{formatDate(weeks[0] ?? '')}</span>
          <span>{formatDate(weeks.at(-1) ?? '')}</span>
        </div>
      </div>
    </figure>
  );
}
