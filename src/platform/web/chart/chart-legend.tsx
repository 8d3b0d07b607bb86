import { useId, type ReactNode } from 'react';
import type { ChartColour } from '../theme/tokens.ts';
import { ChartPatterns, patternOf } from './chart-patterns.tsx';
import classes from './chart.module.css';

interface Entry {
  readonly kind: string;
  readonly label: string;
  /** How this kind looks in the chart. */
  readonly sign: ReactNode;
}

/** What the colours and patterns of a chart mean. */
export function ChartLegend({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className={classes.legend}>
      {entries.map(({ kind, label, sign }) => (
        <span key={kind}>
          {sign}
          {label}
        </span>
      ))}
    </div>
  );
}

/** A piece of a bar or an area. */
export function AreaSign({ colour }: { readonly colour: ChartColour }) {
  const id = useId();
  return (
    <svg viewBox="0 0 12 12" aria-hidden>
      <ChartPatterns id={id} />
      <rect width={12} height={12} rx={2} fill={patternOf(id, colour)} />
    </svg>
  );
}

/** A piece of a line. */
export function LineSign({ colour }: { readonly colour: ChartColour }) {
  return (
    <svg viewBox="0 0 28 12" data-colour={colour} aria-hidden>
      <path d="M1 6H27" />
    </svg>
  );
}
