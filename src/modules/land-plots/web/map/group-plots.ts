import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import { cellsAt } from '#platform/web/map/cells-at.ts';
import type { MapCount } from '#platform/web/map/map-counts.tsx';

/** From this zoom on the shape of a plot is more than a dot. */
const SHAPES_ARE_SEEN = 13;

const PIXELS_OF_A_GROUP = 64;

/** How many plots are where, while their shapes would be dots; none once they are seen. */
export function groupPlots({ plots, clusters }: PlotMap, zoom: number): MapCount[] {
  if (plots.length === 0)
    return clusters.map(({ plots: count, ...place }) => ({ ...place, count }));
  if (zoom >= SHAPES_ARE_SEEN) return [];
  const cellOf = cellsAt(zoom, PIXELS_OF_A_GROUP);
  const groups = new Map<string, MapCount>();
  for (const { shape } of plots) {
    const [longitude = 0, latitude = 0] = shape[0]?.[0]?.[0] ?? [];
    const key = cellOf({ longitude, latitude });
    const known = groups.get(key) ?? { longitude, latitude, count: 0 };
    groups.set(key, { ...known, count: known.count + 1 });
  }
  return [...groups.values()];
}

/** The box around everything that the map answers. */
export function cornersOf({ plots, clusters }: PlotMap) {
  return [
    ...plots.map(({ shape }) => shape),
    ...clusters.map(({ longitude, latitude }) => [[[[longitude, latitude] as const]]]),
  ];
}
