import { boundsOf, positionsOf, type Bounds, type Position, type Shape } from './shapes.ts';

/** A box around Thailand. */
const THAILAND: Bounds = { west: 97.3, south: 5.5, east: 105.7, north: 20.6 };

const KILOMETRES_OF_A_DEGREE = 111.2;

/** Whether all of a shape is in the box around Thailand. */
export function isInThailand(shape: Shape): boolean {
  const { west, south, east, north } = boundsOf(shape);
  return (
    west >= THAILAND.west &&
    east <= THAILAND.east &&
    south >= THAILAND.south &&
    north <= THAILAND.north
  );
}

/** Whether a shape would be in Thailand if its longitudes were its latitudes. */
export function isSwapped(shape: Shape): boolean {
  if (isInThailand(shape)) return false;
  return isInThailand(swapAxes(shape));
}

/** The same shape with longitudes and latitudes exchanged. */
export function swapAxes(shape: Shape): Shape {
  return shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): Position => [y, x])));
}

/** Whether a position is inside a shape, by counting the borders east of it. */
export function contains(shape: Shape, [x, y]: Position): boolean {
  let inside = false;
  for (const ring of shape.flat()) {
    for (const [place, to] of ring.entries()) {
      const from = ring[place - 1];
      if (from === undefined || from[1] > y === to[1] > y) continue;
      const crossing = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (x < crossing) inside = !inside;
    }
  }
  return inside;
}

/** How many kilometres a position is outside a shape, about; 0 inside it. */
export function kilometresOutside(shape: Shape, position: Position): number {
  if (contains(shape, position)) return 0;
  const shorter = Math.cos((position[1] * Math.PI) / 180);
  let least = Infinity;
  for (const ring of shape.flat()) {
    for (const [place, to] of ring.entries()) {
      const from = ring[place - 1];
      if (from === undefined) continue;
      const flat = ([longitude, latitude]: Position): Position => [
        (longitude - position[0]) * shorter,
        latitude - position[1],
      ];
      least = Math.min(least, distanceToEdge(flat(from), flat(to)));
    }
  }
  return least * KILOMETRES_OF_A_DEGREE;
}

/** The distance of an edge from the origin. */
function distanceToEdge(from: Position, to: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, -(from[0] * dx + from[1] * dy) / length));
  return Math.hypot(from[0] + share * dx, from[1] + share * dy);
}

/** A position that stands for a shape: the middle of its corners where that is inside, else a corner. */
export function middleOf(shape: Shape): Position {
  const { west, south, east, north } = boundsOf(shape);
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  return contains(shape, middle) ? middle : (positionsOf(shape)[0] ?? middle);
}
