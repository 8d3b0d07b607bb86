import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, perimeterOf } from './geodesic-area.ts';
import type { Position, Ring } from './shapes.ts';
import { plotShape } from './testing/random-shapes.ts';

const closed = (corners: readonly Position[]): Ring => [...corners, ...corners.slice(0, 1)];

// By GeographicLib within PROJ 9.
it.each([
  {
    corners: [
      [102.8236, 16.4322],
      [102.8256, 16.4322],
      [102.8256, 16.4342],
      [102.8236, 16.4342],
    ],
    area: 47_275.639_272_93,
    perimeter: 869.855_693_235,
  },
  {
    corners: [
      [104.8472, 15.2287],
      [104.8522, 15.2287],
      [104.8522, 15.2307],
      [104.8492, 15.2307],
      [104.8492, 15.2337],
      [104.8472, 15.2337],
    ],
    area: 190_202.995_388_93,
    perimeter: 2_180.854_687_891,
  },
  {
    corners: [
      [99, 14],
      [100, 14.2],
      [100.4, 15],
      [99.5, 15.6],
    ],
    area: 14_666_473_632.641,
    perimeter: 510_980.593_297_856,
  },
] satisfies { corners: Position[]; area: number; perimeter: number }[])(
  'an area of $area square metres is that of GeographicLib',
  ({ corners, area, perimeter }) => {
    const shape = [[closed(corners)]];
    expect(Math.abs(areaOf(shape) / area - 1)).toBeLessThan(1e-9);
    expect(Math.abs(perimeterOf(shape) / perimeter - 1)).toBeLessThan(1e-9);
  },
);

it('areas of 1,000 random plots are within 0.01 % of an integral over the ellipsoid', () => {
  fc.assert(
    fc.property(plotShape(), (shape) => {
      const integrated = shape.reduce(
        (sum, [outer = [], ...holes]) =>
          sum + integrate(outer) - holes.reduce((all, hole) => all + integrate(hole), 0),
        0,
      );
      expect(Math.abs(areaOf(shape) / integrated - 1)).toBeLessThan(1e-4);
    }),
    { numRuns: 1_000 },
  );
});

const HALF_AXIS = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const SQUARE = FLATTENING * (2 - FLATTENING);
const ECCENTRICITY = Math.sqrt(SQUARE);

/** The area between the equator and a latitude, of one radian of longitude. */
function below(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const atanh = Math.atanh(ECCENTRICITY * sine) / ECCENTRICITY;
  const zone = sine / (1 - SQUARE * sine * sine) + atanh;
  return ((HALF_AXIS * HALF_AXIS * (1 - SQUARE)) / 2) * zone;
}

function integrate(ring: Ring): number {
  const sum = ring.slice(1).reduce((all, [x, y], place) => {
    const [fromX, fromY] = ring[place] ?? [x, y];
    const simpson = (below(fromY) + 4 * below((fromY + y) / 2) + below(y)) / 6;
    return all + ((x - fromX) * Math.PI * simpson) / 180;
  }, 0);
  return Math.abs(sum);
}
