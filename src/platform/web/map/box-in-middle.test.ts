import { expect, it } from 'vitest';
import { boxInMiddle } from './box-in-middle.ts';
import { measureArea } from './measure-area.ts';

it('is as many metres wide and high as asked for, around the same middle', () => {
  const around = { west: 103, south: 16, east: 104, north: 17 };
  const { west, south, east, north } = boxInMiddle(around, { width: 300, height: 100 });
  expect((west + east) / 2).toBeCloseTo(103.5);
  expect((south + north) / 2).toBeCloseTo(16.5);
  const border = [west, east].flatMap((x, place) =>
    (place === 0 ? [south, north] : [north, south]).map((y) => [x, y] as const),
  );
  expect(measureArea([[border]])).toBeCloseTo(30_000, -1);
});
