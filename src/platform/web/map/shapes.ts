/** Longitude and latitude of WGS84. */
export type Position = readonly [longitude: number, latitude: number];

export type Ring = readonly Position[];

/** The coordinates of a MultiPolygon of GeoJSON: areas, each with its border and then its holes. */
export type Shape = readonly (readonly Ring[])[];

/** A part of the map. */
export interface MapBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Thailand with its neighbours' edges. */
export const THAILAND: MapBox = { west: 97.2, south: 5.5, east: 105.8, north: 20.6 };

/** The box around shapes; nothing where they have no corners. */
export function boxAround(shapes: readonly Shape[]): MapBox | undefined {
  const corners = shapes.flat(3);
  if (corners.length === 0) return undefined;
  // Not by spreading into Math.min: a file may have more corners than a call takes arguments.
  return corners.reduce<MapBox>(
    (box, [x, y]) => ({
      west: Math.min(box.west, x),
      south: Math.min(box.south, y),
      east: Math.max(box.east, x),
      north: Math.max(box.north, y),
    }),
    { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity },
  );
}
