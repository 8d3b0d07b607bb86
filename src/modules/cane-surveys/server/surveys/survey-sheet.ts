import { survey } from '#modules/cane-surveys/contract/surveys.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { surveyList } from './surveys.queries.ts';

const heading = <Name extends string>(name: Name) => `cane-surveys:fields.${name}` as const;

/** The list of surveys as a file. */
export const surveySheet = surveyList.exportAs({
  title: 'cane-surveys:list.title',
  columns: exportColumns(survey, {
    id: false,
    quota_id: false,
    plot_id: false,
    crop_id: false,
    visit_id: false,
    draft_id: false,
    farmer_id: false,
    season_id: false,
    surveyor_id: false,
    surveyed_at: { heading: heading('surveyed_at') },
    quota_code: { heading: heading('quota_code'), width: 16 },
    farmer_name: { heading: heading('farmer_name'), width: 28 },
    season: { heading: heading('season'), width: 12 },
    deed_number: { heading: heading('deed_number'), width: 16 },
    production_year: { heading: heading('production_year') },
    planting_month: { heading: heading('planting_month') },
    cane_type: {
      heading: heading('cane_type'),
      cell: ({ cane_type }, say) =>
        cane_type === null ? null : say(`cane-surveys:cane_types.${cane_type}`),
    },
    cane_variety: { heading: heading('cane_variety'), width: 18 },
    plant_age_months: { heading: heading('plant_age_months') },
    furrow_spacing_cm: { heading: heading('furrow_spacing_cm') },
    soil_type: {
      heading: heading('soil_type'),
      cell: ({ soil_type }, say) =>
        soil_type === null ? null : say(`cane-surveys:soil_types.${soil_type}`),
    },
    soil_color: {
      heading: heading('soil_color'),
      cell: ({ soil_color }, say) =>
        soil_color === null ? null : say(`cane-surveys:soil_colors.${soil_color}`),
    },
    height_cm: { heading: heading('height_cm') },
    stalk_length_cm: { heading: heading('stalk_length_cm') },
    diameter_cm: { heading: heading('diameter_cm') },
    stalks_per_clump: { heading: heading('stalks_per_clump') },
    clumps_per_10m: { heading: heading('clumps_per_10m') },
    leaf_color: {
      heading: heading('leaf_color'),
      cell: ({ leaf_color }, say) =>
        leaf_color === null ? null : say(`cane-surveys:leaf_colors.${leaf_color}`),
    },
    disease_pest: { heading: heading('disease_pest'), width: 36 },
    details: { heading: heading('details'), width: 48 },
    other_notes: { heading: heading('other_notes'), width: 48 },
    tons_per_rai: { heading: heading('tons_per_rai') },
    estimated_tons: { heading: heading('estimated_tons') },
    latitude: { heading: heading('latitude') },
    longitude: { heading: heading('longitude') },
    accuracy_metres: { heading: heading('accuracy_metres') },
    metres_from_plot: { heading: heading('metres_from_plot') },
    clock_offset_seconds: { heading: heading('clock_offset_seconds') },
    stalk_density: { heading: heading('stalk_density') },
    usual_stalk_kg: { heading: heading('usual_stalk_kg') },
    harvested_percent: { heading: heading('harvested_percent') },
    surveyor_name: { heading: heading('surveyor_name'), width: 24 },
    created_at: { heading: heading('created_at') },
    updated_at: false,
  }),
});
