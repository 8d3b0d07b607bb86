import { daysLater, monthsLater, placeInWeek } from './days.ts';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Where a key leads in the calendar: by days, to the ends of the week, by months and, with Shift, by years. */
export function dayByKey({ key, shiftKey }: Key, day: string, firstOfWeek: number) {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'Home':
      return daysLater(day, -placeInWeek(day, firstOfWeek));
    case 'End':
      return daysLater(day, 6 - placeInWeek(day, firstOfWeek));
    case 'PageUp':
      return monthsLater(day, -months);
    case 'PageDown':
      return monthsLater(day, months);
    default:
      return undefined;
  }
}

/** Tab goes round within the calendar: behind it is a page that it covers. */
export function keepFocusInside(box: HTMLElement): () => void {
  const left = new AbortController();
  box.addEventListener('keydown', (event) => turnAtEnds(event, box), { signal: left.signal });
  return () => left.abort();
}

function turnAtEnds(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), select')];
  const [last, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}
