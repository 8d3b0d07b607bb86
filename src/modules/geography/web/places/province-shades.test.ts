import { expect, it } from 'vitest';
import { mostOf, shadeEnds, shadeOf } from './province-shades.ts';

it('a province is as dark as the part of its legend that its number is in', () => {
  const most = mostOf(
    new Map([
      [10, 20],
      [11, 3],
    ]),
  );
  expect(shadeEnds(most)).toEqual([
    { end: 4, shade: 1 },
    { end: 8, shade: 2 },
    { end: 12, shade: 3 },
    { end: 16, shade: 4 },
    { end: 20, shade: 5 },
  ]);
  expect([0, 1, 4, 5, 19, 20].map((count) => shadeOf(count, most))).toEqual([0, 1, 1, 2, 5, 5]);
});

it('the legend names no number twice where there are few, and a map without any is pale', () => {
  expect(shadeEnds(2).map(({ end }) => end)).toEqual([1, 2]);
  for (const most of [1, 2, 7, 13]) {
    for (let count = 1; count <= most; count += 1) {
      const named = shadeEnds(most).find(({ end }) => count <= end);
      expect(named?.shade).toBe(shadeOf(count, most));
    }
  }
  expect(shadeOf(0, mostOf(new Map()))).toBe(0);
});
