import type { ReactNode } from 'react';
import type { Icon } from '../module.ts';
import classes from './state.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  /** What this place is for, or what to do. */
  readonly hint?: string;
  /** It fills the whole screen, and is its heading. */
  readonly wholeScreen?: boolean;
  /** The first step. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: explains what this is for and offers the first step. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Sign, title, hint, action, wholeScreen = false } = props;
  const Title = wholeScreen ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <span className={classes.sign} aria-hidden>
        <Sign size={24} stroke={1.6} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
