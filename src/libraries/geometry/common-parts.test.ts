import { expect, it } from 'vitest';
import { cutHere, findCommonParts } from './common-parts.ts';
import type { Position, Shape } from './shapes.ts';

/** A circle of a kilometre, so many hundredths of a degree east. */
function circleAt(east: number, corners: number): Shape {
  const around = Array.from({ length: corners }, (_, place): Position => {
    const angle = (place * 2 * Math.PI) / corners;
    return [102 + east / 100 + 0.01 * Math.cos(angle), 16 + 0.01 * Math.sin(angle)];
  });
  return [[[...around, ...around.slice(0, 1)]]];
}

it.each([8, 1_500])('cuts shapes of %d corners as one thread would', async (corners) => {
  const cutting = {
    shape: circleAt(0, corners),
    others: [circleAt(1, corners), circleAt(3, corners), circleAt(0.5, corners)],
  };
  const parts = await findCommonParts(cutting);
  expect(parts).toEqual(cutHere(cutting));
  const [half = 0, none, most = 0] = parts.map(({ square_metres }) => square_metres);
  expect(none).toBe(0);
  expect(most).toBeGreaterThan(half);
});

it('leaves others their turn while it cuts', async () => {
  const shape = circleAt(0, 1_500);
  const others = [circleAt(1, 1_500)];
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await findCommonParts({ shape, others });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});
