import type { Position, Ring, Shape } from './shapes.ts';

interface Edge {
  readonly from: Position;
  readonly to: Position;
  readonly ring: Ring;
  readonly place: number;
}

/** In degrees, a tenth of a millimetre: numbers of corners are not more exact than that. */
const NEAREST = 1e-9;

/** The first places where borders of a shape cross or lie on each other, at most `most` of them. */
export function findCrossings(shape: Shape, most = 20): Position[] {
  const edges = shape
    .flat()
    .flatMap(edgesOf)
    .toSorted((one, other) => westOf(one) - westOf(other));
  const found: Position[] = [];
  let open: Edge[] = [];
  for (const edge of edges) {
    const west = westOf(edge);
    open = open.filter((other) => eastOf(other) >= west);
    for (const other of open) {
      const crossing = crossingOf(edge, other);
      if (crossing !== undefined) found.push(crossing);
      if (found.length >= most) return found;
    }
    open.push(edge);
  }
  return found;
}

function edgesOf(ring: Ring): Edge[] {
  return ring.slice(1).map((to, place) => ({ from: ring[place] ?? to, to, ring, place }));
}

const westOf = ({ from, to }: Edge) => Math.min(from[0], to[0]);
const eastOf = ({ from, to }: Edge) => Math.max(from[0], to[0]);

/** Where two edges meet otherwise than as neighbours of one corner. */
function crossingOf(one: Edge, other: Edge): Position | undefined {
  if (Math.max(one.from[1], one.to[1]) < Math.min(other.from[1], other.to[1])) return undefined;
  if (Math.max(other.from[1], other.to[1]) < Math.min(one.from[1], one.to[1])) return undefined;
  const corner = sharedCorner(one, other);
  if (corner !== undefined) return foldsBack(one, other) ? corner : undefined;
  const [a, b] = [sideOf(one, other.from), sideOf(one, other.to)];
  const [c, d] = [sideOf(other, one.from), sideOf(other, one.to)];
  if (a * b > 0 || c * d > 0) return undefined;
  if (a === 0 && b === 0) return onSameLine(one, other);
  // Borders that touch in a corner without crossing are allowed.
  if (isTouching(one, [a, b]) || isTouching(other, [c, d])) return undefined;
  const share = a / (a - b);
  return [
    other.from[0] + share * (other.to[0] - other.from[0]),
    other.from[1] + share * (other.to[1] - other.from[1]),
  ];
}

/** The corner that neighbouring edges of one ring have in common. */
function sharedCorner(one: Edge, other: Edge): Position | undefined {
  if (one.ring !== other.ring) return undefined;
  const last = one.ring.length - 2;
  const apart = Math.abs(one.place - other.place);
  if (apart !== 1 && apart !== last) return undefined;
  const earlier = one.place < other.place === (apart === 1) ? one : other;
  return earlier.to;
}

/** Whether an edge returns on its neighbour. */
function foldsBack(one: Edge, other: Edge): boolean {
  const [ax, ay] = directionOf(one);
  const [bx, by] = directionOf(other);
  return ax * by - ay * bx === 0 && ax * bx + ay * by < 0;
}

const directionOf = ({ from, to }: Edge) => [to[0] - from[0], to[1] - from[1]] as const;

/** Whether one of these sides is of a corner on the line of an edge. */
function isTouching({ from, to }: Edge, sides: readonly number[]): boolean {
  const tolerance = NEAREST * Math.hypot(to[0] - from[0], to[1] - from[1]);
  return sides.some((side) => Math.abs(side) <= tolerance);
}

/** Positive on the left of an edge, negative on its right, zero on its line; grows with its length. */
function sideOf({ from, to }: Edge, [x, y]: Position): number {
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
}

/** The beginning of what two edges on one line have in common, unless it is one point. */
function onSameLine(one: Edge, other: Edge): Position | undefined {
  const axis = Math.abs(one.to[0] - one.from[0]) > Math.abs(one.to[1] - one.from[1]) ? 0 : 1;
  const [first, second] = [one, other].map(({ from, to }) =>
    from[axis] < to[axis] ? { low: from, high: to } : { low: to, high: from },
  );
  if (first === undefined || second === undefined) return undefined;
  const low = first.low[axis] > second.low[axis] ? first.low : second.low;
  const high = first.high[axis] < second.high[axis] ? first.high : second.high;
  return high[axis] > low[axis] ? low : undefined;
}
