import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf } from './geodesic-area.ts';
import { cellsOf } from './grid-cells.ts';
import { joinShapes, overlapOf } from './overlap.ts';
import { boundsMeet, boundsOf, type Bounds, type Shape } from './shapes.ts';
import { plotShape } from './testing/random-shapes.ts';

const boxOf = ({ west, south, east, north }: Bounds): Shape => [
  [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
];

it('boxes have the box in common that their sides say', () => {
  const side = fc.integer({ min: 0, max: 500 });
  const size = fc.integer({ min: 1, max: 200 });
  const box = fc.tuple(side, side, size, size).map(([x, y, width, height]): Bounds => {
    const at = (degrees: number, steps: number) => degrees + steps / 100_000;
    return {
      west: at(102, x),
      south: at(16, y),
      east: at(102, x + width),
      north: at(16, y + height),
    };
  });
  fc.assert(
    fc.property(box, box, (one, other) => {
      const common = {
        west: Math.max(one.west, other.west),
        south: Math.max(one.south, other.south),
        east: Math.min(one.east, other.east),
        north: Math.min(one.north, other.north),
      };
      const expected = boundsMeet(one, other) ? areaOf(boxOf(common)) : 0;
      expect(Math.abs(overlapOf(boxOf(one), boxOf(other)) - expected)).toBeLessThan(0.01);
    }),
  );
});

it('a join has the area of both without what they have in common', () => {
  const place = { west: 102, south: 16, extent: 0.005 };
  fc.assert(
    fc.property(plotShape(place), plotShape(place), (one, other) => {
      const expected = areaOf(one) + areaOf(other) - overlapOf(one, other);
      // Areas have geodesics between corners; a corner that cuts such a side is up to millimetres beside it.
      const beside = 0.5 + expected / 20_000;
      expect(Math.abs(areaOf(joinShapes([one, other])) - expected)).toBeLessThan(beside);
    }),
  );
});

it('of 2,000 plots the grid finds the overlaps that comparing all with all finds', () => {
  const place = { west: 102, south: 16, extent: 0.2 };
  const shapes = fc.sample(plotShape(place), { numRuns: 2_000, seed: 21 });
  const bounds = shapes.map(boundsOf);
  const pairs = (candidatesOf: (index: number) => Iterable<number>) =>
    shapes.flatMap((shape, index) =>
      [...candidatesOf(index)]
        .filter((other) => other < index && meet(index, other))
        .toSorted((a, b) => a - b)
        .flatMap((other) => {
          const area = overlapOf(shape, shapes[other] ?? []);
          return area === 0 ? [] : [`${index} ${other} ${area.toFixed(3)}`];
        }),
    );
  const found = pairs(neighbours());
  expect(found.length).toBeGreaterThan(50);
  expect(found).toEqual(pairs(() => shapes.keys()));

  function meet(one: number, other: number): boolean {
    const [first, second] = [bounds[one], bounds[other]];
    return first !== undefined && second !== undefined && boundsMeet(first, second);
  }

  function neighbours() {
    const cells = new Map<number, number[]>();
    for (const [index, box] of bounds.entries()) {
      for (const cell of cellsOf(box) ?? []) cells.set(cell, [...(cells.get(cell) ?? []), index]);
    }
    return (index: number) => {
      const box = bounds[index];
      const near = box === undefined ? [] : (cellsOf(box) ?? []);
      return new Set(near.flatMap((cell) => cells.get(cell) ?? []));
    };
  }
});
