import { contains } from '../regions.ts';
import type { Position, Ring, Shape } from '../shapes.ts';
import { UnreadableShapes } from './file-shapes.ts';

const FILE_CODE = 9_994;
const HEADER_BYTES = 100;
/** Polygons of two dimensions, with heights, and with measures; what they have besides comes after. */
const POLYGONS = new Set([5, 15, 25]);

/** The areas of a `.shp` in its order; what is no area is an empty shape, so that rows of the table fit. */
export function readShp(file: Buffer): Shape[] {
  if (file.length < HEADER_BYTES || file.readInt32BE(0) !== FILE_CODE) {
    throw new UnreadableShapes('unreadable');
  }
  const shapes: Shape[] = [];
  let place = HEADER_BYTES;
  while (place + 12 <= file.length) {
    const bytes = file.readInt32BE(place + 4) * 2;
    const begin = place + 8;
    // Some programs leave zeros behind the last record.
    if (bytes === 0) break;
    if (bytes < 4 || begin + bytes > file.length) throw new UnreadableShapes('unreadable');
    shapes.push(readRecord(file.subarray(begin, begin + bytes)));
    place = begin + bytes;
  }
  return shapes;
}

function readRecord(record: Buffer): Shape {
  if (!POLYGONS.has(record.readInt32LE(0))) return [];
  const parts = record.readInt32LE(36);
  const points = record.readInt32LE(40);
  const first = 44 + parts * 4;
  if (parts < 0 || points < 0 || first + points * 16 > record.length) {
    throw new UnreadableShapes('unreadable');
  }
  const starts = Array.from({ length: parts }, (_, part) => record.readInt32LE(44 + part * 4));
  const rings = starts.map((start, part) => {
    const end = starts[part + 1] ?? points;
    return Array.from({ length: Math.max(0, end - start) }, (_, offset): Position => {
      const at = first + (start + offset) * 16;
      if (at < first || at + 16 > record.length) throw new UnreadableShapes('unreadable');
      return [record.readDoubleLE(at), record.readDoubleLE(at + 8)];
    });
  });
  return groupRings(rings.filter((ring) => ring.length >= 4));
}

/** Clockwise rings are borders, the others holes of the border around them. */
function groupRings(rings: readonly Ring[]): Shape {
  const outer = rings.filter(isClockwise);
  if (outer.length === 0) return rings.map((ring) => [ring]);
  const polygons = outer.map((ring) => [ring]);
  for (const hole of rings.filter((ring) => !isClockwise(ring))) {
    const [corner = [0, 0]] = hole;
    const around = polygons.find(([ring]) => ring !== undefined && contains([[ring]], corner));
    if (around === undefined) polygons.push([hole]);
    else around.push(hole);
  }
  return polygons;
}

function isClockwise(ring: Ring): boolean {
  const doubled = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  return doubled > 0;
}
