import type { Position, Ring, Shape } from './shapes.ts';

/** The shape with fewer corners, none of which was farther than `tolerance` degrees from what is left. */
export function simplifyShape(shape: Shape, tolerance: number): Shape {
  return shape.flatMap((polygon) => {
    const [outer, ...holes] = polygon.map((ring) => simplifyRing(ring, tolerance));
    if (outer === undefined || outer.length < 4) return [];
    return [[outer, ...holes.filter((hole) => hole.length >= 4)]];
  });
}

/** By Douglas and Peucker, from the corner farthest from the first one. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const [first] = ring;
  if (first === undefined || ring.length <= 5) return ring;
  const farthest = placeOfMost(ring, (position) => distance(position, first));
  const kept = new Set([0, farthest, ring.length - 1]);
  const waiting: [number, number][] = [
    [0, farthest],
    [farthest, ring.length - 1],
  ];
  for (let span = waiting.pop(); span !== undefined; span = waiting.pop()) {
    const [begin, end] = span;
    const [from, to] = [ring[begin], ring[end]];
    if (from === undefined || to === undefined || end - begin < 2) continue;
    const between = ring.slice(begin + 1, end);
    const offset = placeOfMost(between, (position) => distanceToLine(position, from, to));
    const corner = between[offset];
    if (corner === undefined || distanceToLine(corner, from, to) <= tolerance) continue;
    const place = begin + 1 + offset;
    kept.add(place);
    waiting.push([begin, place], [place, end]);
  }
  return ring.filter((_, place) => kept.has(place));
}

function placeOfMost(positions: readonly Position[], measure: (position: Position) => number) {
  let [best, most] = [0, -1];
  for (const [place, position] of positions.entries()) {
    const measured = measure(position);
    if (measured > most) [best, most] = [place, measured];
  }
  return best;
}

const distance = ([ax, ay]: Position, [bx, by]: Position) => Math.hypot(ax - bx, ay - by);

function distanceToLine(...[position, from, to]: readonly [Position, Position, Position]): number {
  const length = distance(from, to);
  if (length === 0) return distance(position, from);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(dx * (position[1] - from[1]) - dy * (position[0] - from[0])) / length;
}
