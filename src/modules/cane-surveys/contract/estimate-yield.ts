/** Square metres of a rai. */
export const SQUARE_METRES_OF_A_RAI = 1_600;

const CENTIMETRES_OF_A_METRE = 100;
const GRAMS_OF_A_KILOGRAM = 1_000;
const KILOGRAMS_OF_A_TON = 1_000;
const PERCENT = 100;
/** Clumps are counted on so many metres of a row. */
const COUNTED_METRES = 10;

/** What the formula needs of a survey. */
export interface Measures {
  readonly furrow_spacing_cm: number | null;
  readonly stalk_length_cm: number | null;
  readonly diameter_cm: number | null;
  readonly stalks_per_clump: number | null;
  readonly clumps_per_10m: number | null;
}

/** What each company decides about the formula. */
export interface YieldConstants {
  /** Grams of a cubic centimetre of cane. */
  readonly stalk_density: number;
  /** Of a stalk whose length or diameter was not measured. */
  readonly usual_stalk_kg: number;
  /** How much of what stands in the field reaches the mill. */
  readonly harvested_percent: number;
}

export interface YieldEstimate {
  readonly row_metres_per_rai: number;
  readonly stalks_per_rai: number;
  readonly stalk_kg: number;
  /** Whether the weight of a stalk is the usual one, as it was not measured. */
  readonly stalk_is_usual: boolean;
  readonly tons_per_rai: number;
}

/**
 * Tons of cane on a rai: metres of row, times stalks on a metre, times the weight of a stalk (a cylinder of
 * cane), less what does not reach the mill. None where stalks, clumps or spacing were not measured.
 */
export function estimateYield(
  measures: Measures,
  { stalk_density, usual_stalk_kg, harvested_percent }: YieldConstants,
): YieldEstimate | undefined {
  const { furrow_spacing_cm, stalks_per_clump, clumps_per_10m } = measures;
  if (furrow_spacing_cm === null || stalks_per_clump === null || clumps_per_10m === null) {
    return undefined;
  }
  if (furrow_spacing_cm === 0) return undefined;
  const row_metres_per_rai = SQUARE_METRES_OF_A_RAI / (furrow_spacing_cm / CENTIMETRES_OF_A_METRE);
  const stalks_per_rai = (row_metres_per_rai / COUNTED_METRES) * clumps_per_10m * stalks_per_clump;
  const measured = weighStalk(measures, stalk_density);
  const stalk_kg = measured ?? usual_stalk_kg;
  const tons = (stalks_per_rai * stalk_kg) / KILOGRAMS_OF_A_TON;
  return {
    row_metres_per_rai,
    stalks_per_rai,
    stalk_kg,
    stalk_is_usual: measured === undefined,
    tons_per_rai: (tons * harvested_percent) / PERCENT,
  };
}

function weighStalk(
  { stalk_length_cm: length, diameter_cm: diameter }: Measures,
  density: number,
): number | undefined {
  if (length === null || diameter === null || length === 0 || diameter === 0) return undefined;
  return ((Math.PI / 4) * diameter ** 2 * length * density) / GRAMS_OF_A_KILOGRAM;
}
