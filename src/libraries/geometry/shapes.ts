/** Longitude and latitude in degrees of WGS84. */
export type Position = readonly [longitude: number, latitude: number];

/** A closed line: its last position is its first. */
export type Ring = readonly Position[];

/** An outer ring and the holes in it. */
export type Polygon = readonly Ring[];

/** An area on the ground, of one or several parts: the coordinates of a MultiPolygon of GeoJSON. */
export type Shape = readonly Polygon[];

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** All positions of a shape, the closing ones too. */
export function positionsOf(shape: Shape): Position[] {
  return shape.flat(2);
}

/** How many corners a shape has: the position that closes a ring is none. */
export function countCorners(shape: Shape): number {
  return shape.flat().reduce((sum, ring) => sum + Math.max(0, ring.length - 1), 0);
}

/** The smallest box of longitudes and latitudes around a shape. */
export function boundsOf(shape: Shape): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positionsOf(shape)) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

/** Whether two boxes have an area in common. */
export function boundsMeet(one: Bounds, other: Bounds): boolean {
  return (
    one.west < other.east &&
    other.west < one.east &&
    one.south < other.north &&
    other.south < one.north
  );
}

/** The same shape with each position moved. */
export function mapPositions(shape: Shape, move: (position: Position) => Position): Shape {
  return shape.map((polygon) => polygon.map((ring) => ring.map(move)));
}

/** The same shape with closed rings, without positions that follow each other twice and rings of no area. */
export function tidyShape(shape: Shape): Shape {
  return shape.flatMap((polygon) => {
    const [outer, ...holes] = polygon.map(tidyRing);
    if (outer === undefined || outer.length < 4) return [];
    return [[outer, ...holes.filter((hole) => hole.length >= 4)]];
  });
}

function tidyRing(ring: Ring): Ring {
  const kept = ring.filter((position, place) => {
    const before = ring[place - 1];
    return before === undefined || !samePosition(before, position);
  });
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return [];
  return samePosition(first, last) ? kept : [...kept, first];
}

export function samePosition(one: Position, other: Position): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
