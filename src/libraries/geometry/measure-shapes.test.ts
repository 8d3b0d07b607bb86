import { expect, it } from 'vitest';
import { measureHere, measureShapes } from './measure-shapes.ts';
import type { Position, Shape } from './shapes.ts';

const CORNERS = 151;

/** A star whose every side crosses others. */
function starOf(corners: number): Shape {
  const around = Array.from({ length: corners }, (_, place): Position => {
    const angle = (place * 2 * 2 * Math.PI) / corners;
    return [102 + 0.01 * Math.cos(angle), 16 + 0.01 * Math.sin(angle)];
  });
  return [[[...around, ...around.slice(0, 1)]]];
}

it.each([true, false])('measures in a thread as without one, repaired: %s', async (repairs) => {
  const shapes = [starOf(CORNERS), starOf(5)];
  const measured = await measureShapes({ shapes, repairs });
  expect(measured).toEqual(measureHere({ shapes, repairs }));
  expect(measured.every(({ crossings }) => crossings.length === 0)).toBe(repairs);
  expect(measured.every(({ square_metres }) => square_metres > 0)).toBe(true);
});
