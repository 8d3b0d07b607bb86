import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { DraftPosition } from './drafts.ts';
import { metresFrom } from './metres-from.ts';

interface Search {
  readonly typed: string;
  readonly here: Pick<DraftPosition, 'latitude' | 'longitude'> | undefined;
}

/** The plots whose deed, farmer or address has what was typed, the nearest first where the position is known. */
export function plotsFound(plots: readonly PlotOfDay[], { typed, here }: Search) {
  const wanted = typed.trim().toLowerCase();
  return plots
    .filter((plot) =>
      [plot.deed_number, plot.farmer_name, plot.quota_code, plot.address_line].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .map((plot) => ({ plot, metres: here === undefined ? null : metresFrom(plot.shape, here) }))
    .toSorted((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
}
