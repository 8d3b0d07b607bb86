import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { DraftPosition } from './drafts.ts';
import { metresFrom } from './metres-from.ts';

interface Search {
  readonly typed: string;
  readonly here: Pick<DraftPosition, 'latitude' | 'longitude'> | undefined;
}

interface Searching extends Search {
  readonly isOnline: boolean;
  /** Whether the register is being searched for what was typed. */
  readonly isSearching: boolean;
  /** How many plots are on the device. */
  readonly loaded: number;
}

/** Why no plot is found, as a key of its text. */
export function whyNoPlot({ typed, here, isOnline, isSearching, loaded }: Searching) {
  if (!isOnline) return loaded === 0 ? 'nothing_loaded' : 'no_plots_loaded';
  if (isSearching) return 'searching_plots';
  if (typed.trim() !== '') return 'no_plots';
  return here === undefined ? 'locate_first' : 'no_plots_around';
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
