import type { Estimate } from '#modules/cane-surveys/contract/estimates.ts';
import { groupPlaces, type PlaceGroup } from '#platform/web/map/group-places.ts';

/** From this zoom on each plot has its own dot, however close the next one is. */
const PLOTS_ARE_SEEN = 15;
/** Dots closer than this cover each other. */
const PIXELS_OF_A_GROUP = 40;

/** Plots that share a dot. */
export interface EstimateGroup {
  readonly longitude: number;
  readonly latitude: number;
  readonly tons: number;
  /** All their tons on all their rai. */
  readonly tonsPerRai: number;
  readonly estimates: readonly Estimate[];
}

/** Puts plots together that would cover each other at a zoom. */
export function groupEstimates(estimates: readonly Estimate[], zoom: number): EstimateGroup[] {
  const groups =
    zoom >= PLOTS_ARE_SEEN
      ? estimates.map((one) => ({ ...one, places: [one] }))
      : groupPlaces(estimates, { zoom, pixels: PIXELS_OF_A_GROUP });
  return groups.map(groupOf);
}

function groupOf({ places: estimates, longitude, latitude }: PlaceGroup<Estimate>): EstimateGroup {
  const sum = (valueOf: (estimate: Estimate) => number) =>
    estimates.reduce((total, estimate) => total + valueOf(estimate), 0);
  const tons = sum(({ estimated_tons }) => estimated_tons);
  const rai = sum((each) => (each.tons_per_rai > 0 ? each.estimated_tons / each.tons_per_rai : 0));
  return { longitude, latitude, tons, tonsPerRai: rai > 0 ? tons / rai : 0, estimates };
}
