import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCrossings } from './crossings.ts';
import { areaOf } from './geodesic-area.ts';
import { repairShape } from './overlap.ts';
import type { Position, Shape } from './shapes.ts';
import { plotShape } from './testing/random-shapes.ts';

const shapeOf = (...corners: Position[]): Shape => [[[...corners, ...corners.slice(0, 1)]]];

it('finds where the borders of a bow tie cross, and repairs it', () => {
  const bowTie = shapeOf([100, 15], [100.01, 15.01], [100.01, 15], [100, 15.01]);
  const [crossing] = findCrossings(bowTie);
  expect(crossing?.[0]).toBeCloseTo(100.005, 9);
  expect(crossing?.[1]).toBeCloseTo(15.005, 9);
  const repaired = repairShape(bowTie);
  expect(repaired).toHaveLength(2);
  expect(findCrossings(repaired)).toEqual([]);
});

it('finds a border that returns on itself', () => {
  const spike = shapeOf([100, 15], [100.01, 15], [100.01, 15.01], [100.01, 15.005], [100, 15.005]);
  expect(findCrossings(spike)).not.toEqual([]);
});

it('finds a hole that crosses the outer border', () => {
  const [outer = []] = shapeOf([100, 15], [100.01, 15], [100.01, 15.01], [100, 15.01]).flat();
  const [hole = []] = shapeOf([100.005, 15.005], [100.02, 15.005], [100.02, 15.008]).flat();
  expect(findCrossings([[outer, hole]])).not.toEqual([]);
});

it('allows parts that touch in a corner', () => {
  const touching = [
    ...shapeOf([100, 15], [100.01, 15], [100.01, 15.01]),
    ...shapeOf([100.01, 15.01], [100.02, 15.01], [100.02, 15.02]),
  ];
  expect(findCrossings(touching)).toEqual([]);
});

it('finds no crossing in plots, whose repair has the same area', () => {
  fc.assert(
    fc.property(plotShape(), (shape) => {
      expect(findCrossings(shape)).toEqual([]);
      expect(areaOf(repairShape(shape)) / areaOf(shape)).toBeCloseTo(1, 4);
    }),
  );
});

type Pair = [number, number];

/** Orders of corners in which cutting failed or left a crossing. */
const TANGLES: Pair[][] = [
  [
    [6, 0],
    [24, 33],
    [34, 24],
    [21, 33],
    [60, 6],
    [0, 0],
  ],
  [
    [55, 31],
    [45, 11],
    [59, 21],
    [38, 31],
    [51, 23],
    [0, 0],
    [0, 0],
  ],
  [
    [27, 25],
    [37, 45],
    [21, 21],
    [27, 37],
    [35, 42],
    [10, 40],
  ],
];

it('repairs any order of corners', () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), (corners) => {
      const positions = corners.map(([x, y]): Position => [100 + x / 10_000, 15 + y / 10_000]);
      expect(findCrossings(repairShape(shapeOf(...positions)))).toEqual([]);
    }),
    { examples: TANGLES.map((corners): [Pair[]] => [corners]) },
  );
});
