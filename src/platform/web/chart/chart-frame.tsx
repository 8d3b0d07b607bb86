import { useId, type ReactNode } from 'react';
import { formatDate } from '../i18n/formats.ts';
import type { ChartColour } from '../theme/tokens.ts';
import { ChartPatterns, patternOf } from './chart-patterns.tsx';
import classes from './chart.module.css';

/** Height of a drawing in its own units; it is stretched to the room there is. */
export const CHART_HEIGHT = 100;

interface ChartFrameProps {
  /** What the chart shows, in a sentence, for screen readers. */
  readonly summary: string;
  /** Legend or figures above the drawing. */
  readonly caption: ReactNode;
  /** Figures beside the drawing, the highest first. */
  readonly scale?: readonly string[];
  /** First and last day. */
  readonly ends: readonly [first: string | undefined, last: string | undefined];
  /** How an end is written, where it means more than a day. */
  readonly writeEnd?: (day: string) => string;
  readonly width: number;
  /** What is drawn, as children of an SVG; `fill` gives bars and areas their colour and pattern. */
  readonly children: (fill: (colour: ChartColour) => string) => ReactNode;
}

/** A drawing over time with its caption, its scale, and its first and last day. */
export function ChartFrame(props: ChartFrameProps) {
  const { summary, caption, scale, ends, writeEnd = formatDate, width, children } = props;
  const id = useId();
  return (
    <figure className={classes.chart}>
      <figcaption>{caption}</figcaption>
      <div className={classes.plot} data-scaled={scale !== undefined || undefined}>
        {scale !== undefined && (
          <div className={classes.scale} aria-hidden>
            {scale.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        )}
        <svg
          viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <ChartPatterns id={id} />
          {children((colour) => patternOf(id, colour))}
        </svg>
        <div className={classes.ends} aria-hidden>
          {ends.map((day, place) => (
            <span key={place === 0 ? 'first' : 'last'}>{day !== undefined && writeEnd(day)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
