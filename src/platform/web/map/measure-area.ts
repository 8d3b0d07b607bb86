import type { Position, Ring, Shape } from './shapes.ts';

const EQUATOR_METRES = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const ECCENTRICITY = FLATTENING * (2 - FLATTENING);

/**
 * Square metres of a shape that is drawn, on a plane that touches the ellipsoid in its middle: within 0.01 %
 * for anything that one plot can be. What is stored is measured by the server.
 */
export function measureArea(shape: Shape): number {
  return shape.reduce((sum, [border = [], ...holes]) => {
    const inner = holes.reduce((open, hole) => open + ringArea(hole), 0);
    return sum + ringArea(border) - inner;
  }, 0);
}

function ringArea(ring: Ring): number {
  const [first] = ring;
  if (first === undefined) return 0;
  const latitude = ring.reduce((sum, [, each]) => sum + each, 0) / ring.length;
  const [east, north] = metresOfADegree(latitude);
  const corners = ring.map(([x, y]): Position => [(x - first[0]) * east, (y - first[1]) * north]);
  return Math.abs(turning(corners)) / 2;
}

/** Twice the area inside a ring: positive where it runs against the clock. */
export function turning(ring: Ring): number {
  return ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** East and north. */
export function metresOfADegree(latitude: number): Position {
  const angle = (latitude * Math.PI) / 180;
  const bend = 1 - ECCENTRICITY * Math.sin(angle) ** 2;
  const degree = Math.PI / 180;
  return [
    (degree * EQUATOR_METRES * Math.cos(angle)) / Math.sqrt(bend),
    (degree * EQUATOR_METRES * (1 - ECCENTRICITY)) / bend ** 1.5,
  ];
}
