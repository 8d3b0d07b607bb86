import type { Texts } from '#platform/contract/texts/texts.ts';
import { estimates } from './estimates.en.ts';
import { field } from './field.en.ts';
import { fields } from './fields.en.ts';
import { settings } from './settings.en.ts';
import { surveys } from './surveys.en.ts';
import { visits } from './visits.en.ts';
import type { th } from './th.ts';

/** Texts of cane surveys in English. */
export const en = {
  permissions: {
    title: 'Cane surveys',
    read: 'See cane surveys',
    write: 'Take and change cane surveys, their photos and plans of days in the field',
    delete: 'Delete cane surveys',
    manage: 'Set the formula of estimated yields',
  },
  events: {
    created: 'Cane survey saved',
    updated: 'Cane survey changed',
    deleted: 'Cane survey deleted',
    settings_updated: 'Formula of estimated yields changed',
    visit_planned: 'Visit of a plot planned',
    visit_changed: 'Visit of a plot changed',
    visit_skipped: 'Plot of a plan skipped',
    visit_resumed: 'Plot taken into the plan again',
    visit_deleted: 'Plot taken out of a plan',
  },
  entities: {
    cane_survey: 'Cane survey',
    cane_survey_settings: 'Formula of estimated yields',
    survey_visit: 'Planned visit',
  },
  errors: {
    quota_required: 'Choose a farmer quota',
    plot_required: 'Choose a land plot',
    plot_of_other_quota: 'This plot is not registered under the chosen quota',
    production_year_range: 'The production year must be from 2020 to 2100',
    planting_month_range: 'The month of planting must be from 1 to 12',
    survey_too_early: 'The survey cannot be from before 2020. Check the clock of the device',
    survey_in_future: 'The time of the survey is still to come. Check the clock of the device',
    position_incomplete: 'A position needs both latitude and longitude',
    draft_sent_before:
      'This draft was sent before with other values. Compare it with the stored survey',
    surveyor_unknown: 'The surveyor must be an employee who works for the company',
    plot_planned: 'Somebody goes to this plot on that day already',
    visit_done: 'This plot has been surveyed, so its plan cannot change',
    skip_reason_required: 'Enter why the plot is skipped',
  },
  fields,
  cane_types: {
    planted: 'Plant cane',
    ratoon_1: 'Ratoon 1',
    ratoon_2: 'Ratoon 2',
    ratoon_3_or_more: 'Ratoon 3 or more',
  },
  soil_types: {
    clay: 'Clay',
    clay_loam: 'Clay loam',
    loam: 'Loam',
    sandy_loam: 'Sandy loam',
    sand: 'Sand',
    lateritic: 'Lateritic',
  },
  soil_colors: { black: 'Black', brown: 'Brown', red: 'Red', yellow: 'Yellow', grey: 'Grey' },
  leaf_colors: {
    dark_green: 'Dark green',
    green: 'Green',
    light_green: 'Light green',
    yellow: 'Pale yellow',
    brown: 'Dry brown',
  },
  ...surveys,
  ...visits,
  ...settings,
  ...estimates,
  field,
} satisfies Texts<typeof th>;
