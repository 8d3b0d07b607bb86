import type { Projection } from '../projections.ts';
import { countCorners, type Position, type Shape } from '../shapes.ts';

/** What a file of shapes has, in its own numbers. */
export interface FileShapes {
  readonly source: 'shapefile' | 'kml' | 'geojson' | 'gpx';
  /** `missing` where the file does not say it, `unknown` where it is none of ours. */
  readonly projection: Projection | 'missing' | 'unknown';
  readonly shapes: readonly NamedShape[];
}

/** An area with the name that the file gives it, or an empty one. */
export interface NamedShape {
  readonly name: string;
  readonly shape: Shape;
}

export const unreadableReasons = [
  'unreadable',
  'bomb',
  'shp_missing',
  'no_areas',
  'too_many',
  'too_many_corners',
] as const;

/** Why no shapes come out of a file. */
export class UnreadableShapes extends Error {
  readonly reason: (typeof unreadableReasons)[number];

  constructor(reason: (typeof unreadableReasons)[number], cause?: unknown) {
    super(`The file has no shapes: ${reason}`, { cause });
    this.name = 'UnreadableShapes';
    this.reason = reason;
  }
}

/** Of a file; one with more is the map of a province. */
export const MOST_SHAPES = 500;

/** Of all shapes of a file together. */
export const MOST_CORNERS = 300_000;

/** Refuses a file without areas, with too many of them or of their corners, or with positions that are no numbers. */
export function requireShapes(shapes: readonly NamedShape[]): readonly NamedShape[] {
  const areas = shapes.filter(({ shape }) => shape.length > 0);
  if (areas.length === 0) throw new UnreadableShapes('no_areas');
  if (areas.length > MOST_SHAPES) throw new UnreadableShapes('too_many');
  const corners = areas.reduce((sum, { shape }) => sum + countCorners(shape), 0);
  if (corners > MOST_CORNERS) throw new UnreadableShapes('too_many_corners');
  const isPlaced = areas.every(({ shape }) => shape.flat(2).every(isPosition));
  if (!isPlaced) throw new UnreadableShapes('unreadable');
  return areas;
}

const isPosition = (position: Position) => position.every(Number.isFinite);
