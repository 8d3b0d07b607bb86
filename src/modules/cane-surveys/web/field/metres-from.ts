import { kilometresOutside } from '#libraries/geometry/regions.ts';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { DraftPosition } from './drafts.ts';

const METRES_OF_A_KILOMETRE = 1_000;

/** How far a position is from a plot, 0 inside it. */
export function metresFrom(
  shape: PlotOfDay['shape'],
  { latitude, longitude }: Pick<DraftPosition, 'latitude' | 'longitude'>,
): number {
  return Math.round(kilometresOutside(shape, [longitude, latitude]) * METRES_OF_A_KILOMETRE);
}
