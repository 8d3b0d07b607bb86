import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import { groupPlaces } from '#platform/web/map/group-places.ts';
import type { MapCount } from '#platform/web/map/map-counts.tsx';

/** From this zoom on the shape of a plot is more than a dot. */
const SHAPES_ARE_SEEN = 13;

const PIXELS_OF_A_GROUP = 64;

/** How many plots are where, while their shapes would be dots; none once they are seen. */
export function groupPlots({ plots, clusters }: PlotMap, zoom: number): MapCount[] {
  if (plots.length === 0)
    return clusters.map(({ plots: count, ...place }) => ({ ...place, count }));
  if (zoom >= SHAPES_ARE_SEEN) return [];
  const places = plots.map(({ shape }) => {
    const [longitude = 0, latitude = 0] = shape[0]?.[0]?.[0] ?? [];
    return { longitude, latitude };
  });
  return groupPlaces(places, { zoom, pixels: PIXELS_OF_A_GROUP }).map((group) => ({
    longitude: group.longitude,
    latitude: group.latitude,
    count: group.places.length,
  }));
}

/** The box around everything that the map answers. */
export function cornersOf({ plots, clusters }: PlotMap) {
  return [
    ...plots.map(({ shape }) => shape),
    ...clusters.map(({ longitude, latitude }) => [[[[longitude, latitude] as const]]]),
  ];
}
