import { PROVINCE_OUTLINES } from './province-outlines.ts';

type Position = readonly [longitude: number, latitude: number];
type Ring = readonly Position[];

/** Of the drawing: its upper left corner, and the units of a degree. */
const WEST = 97.2;
const NORTH = 20.6;
const UNITS = 60;

/** Degrees of longitude are drawn shorter than those of latitude. */
const SHORTER = Math.cos((13 * Math.PI) / 180);

const read = new Map<number, readonly Ring[]>();

/** The borders of a province, closed, in longitude and latitude; nothing where there is no such province. */
export function provinceBorders(provinceId: number): readonly Ring[] | undefined {
  const path = PROVINCE_OUTLINES[provinceId];
  if (path === undefined) return undefined;
  const rings = read.get(provinceId) ?? path.split('M').slice(1).map(readRing);
  read.set(provinceId, rings);
  return rings;
}

/** The borders of all provinces. */
export function allProvinceBorders(): readonly (readonly Ring[])[] {
  return Object.keys(PROVINCE_OUTLINES).map((code) => provinceBorders(Number(code)) ?? []);
}

/** A ring begins with its first point, and goes on by steps. */
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
