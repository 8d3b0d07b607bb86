import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './home.module.css';

interface ShowRestProps {
  /** Whether the rest is shown. */
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
  readonly children: ReactNode;
}

/** Shows what a list has besides its first lines, and hides it again. */
export function ShowRest({ isWhole, onChange, children }: ShowRestProps) {
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.fact}
      underline="always"
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
    >
      {children}
    </Anchor>
  );
}
