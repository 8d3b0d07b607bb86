import type { Texts } from '#platform/contract/texts/texts.ts';
import type { surveys as th } from './surveys.th.ts';

/** Texts of the list and the page of a survey in English. */
export const surveys = {
  list: {
    title: 'Cane surveys',
    back: 'Back to cane surveys',
    purpose: 'What was measured in the field, and the yields estimated from it',
    search: 'Search deed, farmer or note',
    plan: 'Day plan',
    more: 'More actions',
    map: 'Map of estimates',
    settings: 'Yield formula',
    none_of_farmer: 'There is no survey of this farmer’s land yet',
    load_failed: 'The surveys were not loaded',
    go_to_field: 'Field mode',
    all_cane_types: 'All kinds of cane',
    all_leaf_colors: 'All colours of leaves',
    all_standing: 'All places',
  },
  standing: {
    inside: 'In the plot',
    outside: 'Outside the plot',
    unknown: 'Place unknown',
    outside_by: '{{metres}} m outside',
  },
  detail: {
    back: 'Back to the survey',
    edit: 'Edit',
    edit_title: 'Edit cane survey',
    saved: 'The survey was saved',
    save_failed: 'The survey was not saved',
    measures: 'Measurements and observations',
    production_season: 'Season',
    estimate: 'Estimated yield',
    formula: 'Metres of row per rai × stalks per metre × weight per stalk × share harvested',
    not_estimated: 'No estimate yet: it needs row spacing, clumps and stalks',
    row_metres: 'Metres of row per rai',
    stalks: 'Stalks per rai',
    usual_stalk: 'Weight of a stalk, the usual one (kg)',
    measured_stalk: 'Weight of a stalk, by length and diameter (kg)',
    growth: 'Growth on this plot',
    no_growth: 'This plot has not been surveyed yet',
    height_and_yield: '{{height}} cm tall · {{tons}} tons/rai',
    history: 'History',
  },
  statuses: { planned: 'Planned', done: 'Surveyed', skipped: 'Skipped' },
} satisfies Texts<typeof th>;
