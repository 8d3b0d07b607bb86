/** Cane that was planted for this season, or has grown again from the stubble, and how often. */
export const caneTypes = ['planted', 'ratoon_1', 'ratoon_2', 'ratoon_3_or_more'] as const;

export const soilTypes = ['clay', 'clay_loam', 'loam', 'sandy_loam', 'sand', 'lateritic'] as const;

export const soilColors = ['black', 'brown', 'red', 'yellow', 'grey'] as const;

export const leafColors = ['dark_green', 'green', 'light_green', 'yellow', 'brown'] as const;

/** Where the surveyor stood, as far as the phone knew. */
export const standingPlaces = ['inside', 'outside', 'unknown'] as const;

/** What became of a plot that was planned for a day. */
export const visitStatuses = ['planned', 'done', 'skipped'] as const;

/** By what the list of surveys is sorted. */
export const surveySortKeys = ['surveyed_at', 'created_at', 'tons_per_rai', 'height_cm'] as const;
