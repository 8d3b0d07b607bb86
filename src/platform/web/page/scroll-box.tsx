import { createElement, type HTMLAttributes, type Ref } from 'react';

interface ScrollBoxProps extends HTMLAttributes<HTMLElement> {
  /** What it is besides a box; a region of its own where it is nothing else. */
  readonly as?: 'div' | 'ol' | 'pre' | 'ul';
  readonly label: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A part of the page that scrolls by itself: it takes the keys, so that it scrolls by keyboard too. */
export function ScrollBox({ as = 'div', label, ...box }: ScrollBoxProps) {
  const role = as === 'div' ? 'region' : undefined;
  return createElement(as, { role, tabIndex: 0, 'aria-label': label, ...box });
}
