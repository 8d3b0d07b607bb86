import { PROVINCE_OUTLINES } from '#modules/geography/contract/province-outlines.ts';
import { kilometresOutside } from '#libraries/geometry/regions.ts';
import type { Position, Ring, Shape } from '#libraries/geometry/shapes.ts';

/** Of the drawing: its upper left corner, and the units of a degree. */
const WEST = 97.2;
const NORTH = 20.6;
const UNITS = 60;

/** Degrees of longitude are drawn shorter than those of latitude. */
const SHORTER = Math.cos((13 * Math.PI) / 180);

const read = new Map<number, Shape>();

/**
 * How many kilometres a position is outside a province; 0 inside it, undefined where there is no such province.
 * Outlines are accurate to about two kilometres.
 */
export function kilometresOutsideProvince(
  provinceId: number,
  position: Position,
): number | undefined {
  const path = PROVINCE_OUTLINES[provinceId];
  if (path === undefined) return undefined;
  const outline = read.get(provinceId) ?? readOutline(path);
  read.set(provinceId, outline);
  return kilometresOutside(outline, position);
}

/** The rings of a path that begins each with its first point, and goes on by steps. */
function readOutline(path: string): Shape {
  return [path.split('M').slice(1).map(readRing)];
}

function readRing(text: string): Ring {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  const ring: Position[] = [];
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    x += numbers[place] ?? 0;
    y += numbers[place + 1] ?? 0;
    ring.push([WEST + x / (SHORTER * UNITS), NORTH - y / UNITS]);
  }
  return [...ring, ...ring.slice(0, 1)];
}
