import { createElement, type HTMLAttributes, type Ref } from 'react';
import classes from './scroll-box.module.css';

interface ScrollBoxProps extends HTMLAttributes<HTMLElement> {
  /** Its role besides scrolling; a region where it has no other. */
  readonly as?: 'div' | 'ol' | 'pre' | 'ul';
  readonly label: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A box that scrolls by itself; it can be focused, so that it scrolls by keyboard too. */
export function ScrollBox({ as = 'div', label, className = '', ...box }: ScrollBoxProps) {
  const role = as === 'div' ? 'region' : undefined;
  return createElement(as, {
    role,
    tabIndex: 0,
    'aria-label': label,
    className: `${classes.box} ${className}`,
    ...box,
  });
}
