import type { Position, Shape } from '#libraries/geometry/shapes.ts';

interface Layout {
  /** Where the fields are, in their south-west corner. */
  readonly corner: Position;
  readonly columns: number;
  readonly rows: number;
  /** Degrees from one field to the next, about. */
  readonly spacing: number;
}

/** How far corners are from where they would be on squared paper, in shares of the spacing. */
const UNEVEN = 0.3;

/** How far the middle of a border bends. */
const BENT = 0.08;

/** Fields side by side as on a plain: neighbours have the same border, and none is like another. */
export function layOutPlots({ corner, columns, rows, spacing }: Layout): Shape[] {
  const at = (column: number, row: number): Position => {
    const shift = (axis: number) => (chance(column, row * 2 + axis) - 0.5) * UNEVEN;
    // Canals and roads do not run exactly north.
    const [x, y] = [column + shift(0) + row * 0.12, row + shift(1) - column * 0.07];
    return [corner[0] + x * spacing, corner[1] + y * spacing];
  };
  const between = (from: Position, to: Position): Position => {
    const bend = (chance(from[0] + to[0], from[1] + to[1]) - 0.5) * BENT * spacing;
    return [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 + bend];
  };
  return Array.from({ length: columns * rows }, (_, number): Shape => {
    const [column, row] = [number % columns, Math.floor(number / columns)];
    const corners = [
      at(column, row),
      at(column + 1, row),
      at(column + 1, row + 1),
      at(column, row + 1),
    ];
    const ring = corners.flatMap((position, place) => {
      const next = corners[(place + 1) % corners.length] ?? position;
      return [position, between(position, next)];
    });
    return [[[...ring, ...ring.slice(0, 1)]]];
  });
}

/** Between 0 and 1, always the same for two numbers. */
export function chance(one: number, other: number): number {
  const wave = Math.sin(one * 12.9898 + other * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}
