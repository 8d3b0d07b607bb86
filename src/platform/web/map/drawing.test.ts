import { Geodesic } from 'geographiclib-geodesic';
import { describe, expect, it } from 'vitest';
import {
  addToLine,
  drawingOf,
  finishArea,
  insertCorner,
  isFinished,
  moveCorner,
  NOTHING_DRAWN,
  removeCorner,
  shapeOf,
  splitArea,
  toggleCorner,
} from './drawing.ts';
import { measureArea } from './measure-area.ts';
import type { Position, Ring, Shape } from './shapes.ts';

const square: Ring = [
  [102.8, 16.4],
  [102.804, 16.4],
  [102.804, 16.404],
  [102.8, 16.404],
];

const at = (corner: number) => ({ area: 0, ring: 0, corner });

const drawn = finishArea(square.reduce(addToLine, NOTHING_DRAWN));

describe('a drawing', () => {
  it('becomes an area of at least three corners, closed as it is stored', () => {
    const two = addToLine(addToLine(NOTHING_DRAWN, [102.8, 16.4]), [102.9, 16.4]);
    expect(finishArea(two)).toEqual(two);
    expect(shapeOf(drawn)).toEqual([[[...square, square[0]]]]);
    expect(drawingOf(shapeOf(drawn))).toEqual(drawn);
  });

  it('has corners that are moved, added and removed', () => {
    const moved: Position = [102.81, 16.41];
    expect(moveCorner(drawn, at(2), moved).areas[0]?.[0]?.[2]).toEqual(moved);
    expect(insertCorner(drawn, at(3), moved).areas[0]?.[0]).toEqual([...square, moved]);
    const triangle = removeCorner(drawn, at(0));
    expect(triangle.areas[0]?.[0]).toEqual(square.slice(1));
    expect(removeCorner(triangle, at(0))).toEqual(NOTHING_DRAWN);
  });

  it('is finished once no line waits for more corners', () => {
    expect(isFinished(drawn)).toBe(true);
    expect(isFinished({ ...drawn, line: square.slice(0, 1) })).toBe(false);
    expect(isFinished(NOTHING_DRAWN)).toBe(false);
  });

  it('marks two corners at most', () => {
    expect(toggleCorner([at(0), at(1)], at(2))).toEqual([at(1), at(2)]);
    expect(toggleCorner([at(0), at(1)], at(1))).toEqual([at(0)]);
  });

  it('is split between two corners without losing ground', () => {
    const halves = splitArea(drawn, at(0), at(2));
    expect(halves?.areas).toHaveLength(2);
    expect(measureArea(halves?.areas ?? [])).toBeCloseTo(measureArea([[square]]), 0);
  });

  it('is not split along a side, nor outside the area', () => {
    const bay: Position = [102.802, 16.4];
    const dented: Shape = [[insertCorner(drawn, at(0), [102.802, 16.403]).areas[0]?.[0] ?? []]];
    expect(splitArea(drawn, at(0), at(1))).toBeUndefined();
    expect(splitArea({ areas: dented, line: [] }, at(0), at(2))).toBeUndefined();
    expect(splitArea(moveCorner(drawn, at(0), bay), at(1), at(1))).toBeUndefined();
  });
});

describe('the area of a drawing', () => {
  it.each([5.6, 13.75, 20.4])('is that of the ellipsoid at latitude %d', (latitude) => {
    const corners: Ring = [
      [100.5, latitude],
      [100.512, latitude + 0.002],
      [100.513, latitude + 0.011],
      [100.503, latitude + 0.014],
    ];
    const exact = Geodesic.WGS84.Polygon(false);
    for (const [longitude, each] of corners) exact.AddPoint(each, longitude);
    const { area = 0 } = exact.Compute(false, true);
    expect(Math.abs(measureArea([[corners]]) / Math.abs(area) - 1)).toBeLessThan(0.0001);
  });

  it('leaves holes out', () => {
    const hole = square.map(([x, y]): Position => [(x + 102.802) / 2, (y + 16.402) / 2]);
    expect(measureArea([[square, hole]]) / measureArea([[square]])).toBeCloseTo(0.75, 3);
  });
});
