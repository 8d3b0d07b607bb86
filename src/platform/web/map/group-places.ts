const PIXELS_OF_A_TILE = 256;

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

interface View {
  readonly zoom: number;
  /** Signs closer than this cover each other. */
  readonly pixels: number;
}

/** Places that share a sign on a map, and their middle. */
export interface PlaceGroup<One> extends Place {
  readonly places: readonly One[];
}

/** Puts places together whose signs would cover each other. */
export function groupPlaces<One extends Place>(
  all: readonly One[],
  { zoom, pixels }: View,
): PlaceGroup<One>[] {
  const apart = (360 / (PIXELS_OF_A_TILE * 2 ** zoom)) * pixels;
  const squares = Map.groupBy(
    all,
    ({ longitude, latitude }) => `${Math.floor(longitude / apart)} ${Math.floor(latitude / apart)}`,
  );
  const groups: { readonly middle: Place; readonly places: One[] }[] = [];
  // The smaller ones join the larger ones across the borders of squares.
  for (const places of [...squares.values()].toSorted((one, other) => other.length - one.length)) {
    const middle = middleOf(places);
    const near = groups.find((group) => distance(group.middle, middle) < apart);
    if (near === undefined) groups.push({ middle, places });
    else near.places.push(...places);
  }
  return groups.map(({ places }) => ({ ...middleOf(places), places }));
}

function middleOf(places: readonly Place[]): Place {
  const mean = (sum: number) => sum / places.length;
  return {
    longitude: mean(places.reduce((sum, { longitude }) => sum + longitude, 0)),
    latitude: mean(places.reduce((sum, { latitude }) => sum + latitude, 0)),
  };
}

/** In degrees, as the map has them. */
function distance(one: Place, other: Place): number {
  return Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude);
}
