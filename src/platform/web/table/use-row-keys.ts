import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Keys for the rows of a table: arrows, Home and End move from row to row, Enter opens, space selects.
 * The tab key enters at the row that was left last.
 */
export function useRowKeys() {
  return { onKeyDown: handleKey, onFocus: rememberPlace };
}

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target;
  // Keys pressed in a field or button inside the row belong to it.
  if (!(row instanceof HTMLTableRowElement)) return;
  const target = neighbour(row, event.key);
  if (target !== undefined) {
    event.preventDefault();
    target.focus();
  } else if (event.key === 'Enter') {
    row.click();
  } else if (event.key === ' ') {
    event.preventDefault();
    row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  }
}

function neighbour(row: HTMLTableRowElement, key: string): HTMLTableRowElement | undefined {
  const rows = [
    ...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr[tabindex]') ?? []),
  ];
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return rows[index - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    default:
      return undefined;
  }
}

function rememberPlace(event: FocusEvent<HTMLElement>): void {
  const row = event.target;
  if (!(row instanceof HTMLTableRowElement)) return;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('tr[tabindex="0"]')) {
    other.tabIndex = -1;
  }
  row.tabIndex = 0;
}
