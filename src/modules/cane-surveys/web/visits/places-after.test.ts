import { expect, it } from 'vitest';
import { placesAfter } from './places-after.ts';

const planned = (id: string, place: number) => ({ id, place, status: 'planned' }) as const;

it('lets two neighbours change places, past what was surveyed', () => {
  const [first, last] = [planned('first', 1), planned('last', 3)];
  const done = { id: 'done', place: 2, status: 'done' } as const;
  const visits = [first, done, last];
  const swapped = [
    { visit: last, place: 1 },
    { visit: first, place: 3 },
  ];
  expect(placesAfter(visits, { visit: last, step: -1 })).toEqual(swapped);
  expect(placesAfter(visits, { visit: first, step: 1 })).toEqual(swapped.toReversed());
  expect(placesAfter(visits, { visit: first, step: -1 })).toEqual([]);
  expect(placesAfter(visits, { visit: last, step: 1 })).toEqual([]);
});

it('moves one of two that have the same place behind the other', () => {
  const [first, second] = [planned('first', 1), planned('second', 1)];
  const moved = [{ visit: first, place: 2 }];
  expect(placesAfter([first, second], { visit: first, step: 1 })).toEqual(moved);
  expect(placesAfter([first, second], { visit: second, step: -1 })).toEqual(moved);
});
