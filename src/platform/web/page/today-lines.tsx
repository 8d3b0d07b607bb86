import type { ReactNode } from 'react';
import classes from './today.module.css';

interface TodayLine {
  readonly id: string;
  /** Leads to what it names. */
  readonly name: ReactNode;
  readonly fact: ReactNode;
}

interface TodayLinesProps {
  readonly lines: readonly TodayLine[];
  /** Shown when there are none. */
  readonly none: ReactNode;
}

/** A few things below each other, each with one fact or button beside it. */
export function TodayLines({ lines, none }: TodayLinesProps) {
  if (lines.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ul className={classes.lines}>
      {lines.map(({ id, name, fact }) => (
        <li key={id} className={classes.line}>
          <div className={classes.name}>{name}</div>
          <div className={classes.fact}>{fact}</div>
        </li>
      ))}
    </ul>
  );
}
