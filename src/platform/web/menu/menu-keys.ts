import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move through a menu; letters lead to the entry that begins with them. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  const lines = linesOf(menu);
  const index = lines.findIndex((line) => line === document.activeElement);
  const target = targetOf(event.key, index, lines);
  if (event.key === 'Tab') menu.hidePopover();
  // Keys pressed in a menu are not meant for the row or sheet it belongs to.
  event.stopPropagation();
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

export function focusItem(menu: HTMLElement, index: number): void {
  const line = linesOf(menu).at(index);
  (line ?? menu).focus();
}

function linesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function targetOf(key: string, index: number, lines: HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return lines[(index + 1) % lines.length];
    case 'ArrowUp':
      return lines.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    default:
      return key.length === 1 ? beginningWith(key, index, lines) : undefined;
  }
}

function beginningWith(
  letter: string,
  index: number,
  lines: HTMLElement[],
): HTMLElement | undefined {
  const inOrder = [...lines.slice(index + 1), ...lines.slice(0, index + 1)];
  return inOrder.find((line) =>
    line.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
}
