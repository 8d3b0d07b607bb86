import type { MouseEvent } from 'react';

/** A click on a link, button or checkbox inside the row, or the end of a text selection, is not meant for the row. */
export function isOwnMatter(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  if (target.closest('a, button, input, label, [role="menu"], [popover]') !== null) return true;
  return globalThis.getSelection()?.type === 'Range';
}
