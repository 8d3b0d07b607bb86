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

/** More than any cane has: such figures have a digit too many, or another unit. */
export const mostMeasured = {
  planting_month: 12,
  plant_age_months: 60,
  furrow_spacing_cm: 500,
  height_cm: 700,
  stalk_length_cm: 700,
  diameter_cm: 10,
  stalks_per_clump: 100,
  clumps_per_10m: 100,
} as const;

/** Less than cane that is surveyed has: such figures are most likely metres. */
export const leastLikely: Partial<Record<keyof typeof mostMeasured, number>> = {
  furrow_spacing_cm: 10,
  height_cm: 10,
  stalk_length_cm: 10,
};
