import geodesic from 'geographiclib-geodesic';
import type { Ring, Shape } from './shapes.ts';

/** The area of a shape on the ellipsoid in square metres, without its holes. */
export function areaOf(shape: Shape): number {
  return shape.reduce((sum, [outer, ...holes]) => {
    if (outer === undefined) return sum;
    return sum + ringArea(outer) - holes.reduce((all, hole) => all + ringArea(hole), 0);
  }, 0);
}

/** The length of all borders of a shape in metres. */
export function perimeterOf(shape: Shape): number {
  return shape.flat().reduce((sum, ring) => sum + measure(ring).perimeter, 0);
}

/** The distance between two positions in metres. */
export function distanceBetween(...[from, to]: readonly [Ring[number], Ring[number]]): number {
  const { s12 = 0 } = geodesic.Geodesic.WGS84.Inverse(from[1], from[0], to[1], to[0]);
  return s12;
}

function ringArea(ring: Ring): number {
  return Math.abs(measure(ring).area ?? 0);
}

function measure(ring: Ring) {
  const polygon = geodesic.Geodesic.WGS84.Polygon();
  for (const [longitude, latitude] of ring.slice(0, -1)) polygon.AddPoint(latitude, longitude);
  return polygon.Compute(false, true);
}
