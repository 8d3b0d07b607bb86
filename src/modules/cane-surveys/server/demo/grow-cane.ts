/** The days on which the fields of the example were surveyed. */
export const SURVEY_DAYS = ['2026-05-18', '2026-08-10', '2026-11-02'] as const;

/** How tall cane of a good field is at each of them, in centimetres. */
const HEIGHTS = [95, 195, 285];

/** The measures of a field at a survey: no two fields are alike, and each grows. */
export function growCane(field: number, survey: number) {
  const luck = 0.8 + (((field * 37) % 41) / 41) * 0.4;
  const height_cm = Math.round((HEIGHTS[survey] ?? 0) * luck);
  return {
    plant_age_months: 3 + survey * 3,
    furrow_spacing_cm: 130 + (field % 4) * 10,
    height_cm,
    stalk_length_cm: Math.round(height_cm * 0.8),
    diameter_cm: Math.round((2.4 + ((field * 13) % 7) / 10) * 10) / 10,
    stalks_per_clump: 3 + (field % 3),
    clumps_per_10m: 13 + (field % 5),
  };
}
