import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import classes from './state.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  /** What this place is for, or what to do. */
  readonly hint?: string;
  /** The first step. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: says what this is for and offers the first step. */
export function EmptyState({ icon: Sign, title, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.sign} aria-hidden>
        <Sign size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>{title}</p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
