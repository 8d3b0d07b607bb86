import type { Bounds } from './shapes.ts';

/** A hundredth of a degree, about 1.1 km: most plots are in one cell or two. */
const CELLS_OF_A_DEGREE = 100;
const CELLS_OF_A_ROW = 360 * CELLS_OF_A_DEGREE;

/** A plot of one kilometre is in four; beyond this the area is too large to be one. */
export const MOST_CELLS = 2_500;

/** The numbers of the cells of the earth's grid that a box touches; undefined where they are too many. */
export function cellsOf({ west, south, east, north }: Bounds): number[] | undefined {
  const [left, right] = [columnOf(west), columnOf(east)];
  const [bottom, top] = [rowOf(south), rowOf(north)];
  if ((right - left + 1) * (top - bottom + 1) > MOST_CELLS) return undefined;
  const cells: number[] = [];
  for (let row = bottom; row <= top; row += 1) {
    for (let column = left; column <= right; column += 1) cells.push(row * CELLS_OF_A_ROW + column);
  }
  return cells;
}

const columnOf = (longitude: number) => Math.floor((longitude + 180) * CELLS_OF_A_DEGREE);
const rowOf = (latitude: number) => Math.floor((latitude + 90) * CELLS_OF_A_DEGREE);
