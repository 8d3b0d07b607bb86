import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { surveyPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const SURVEY_SETTINGS = 'cane_survey_settings';

export const surveySettingsEvents = defineEvents('cane-surveys', ['settings_updated']);

const constants = {
  /** Grams of a cubic centimetre of cane. */
  stalk_density: z.number().min(0.1).max(2),
  /** Kilograms of a stalk whose length or diameter was not measured. */
  usual_stalk_kg: z.number().min(0.1).max(10),
  /** Percent of what stands in the field that reaches the mill. */
  harvested_percent: z.number().min(1).max(100),
};

/** Of a company that has not changed them. */
export const usualConstants = { stalk_density: 1, usual_stalk_kg: 1.2, harvested_percent: 85 };

export const surveySettings = z.object({
  stalk_density: z.number(),
  usual_stalk_kg: z.number(),
  harvested_percent: z.number(),
  updated_at: instant.nullable(),
});

export const surveySettingsInput = z.strictObject({ ...constants, updated_at: instant.nullable() });

export type SurveySettings = z.output<typeof surveySettings>;

export const getSurveySettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/cane-surveys/settings',
  access: surveyPermissions.names.read,
  summary: 'The constants by which yields are estimated',
  answers: { 200: surveySettings },
});

export const updateSurveySettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/cane-surveys/settings',
  access: surveyPermissions.names.manage,
  summary:
    'Change the constants of estimates; surveys that are stored keep theirs until they change',
  body: surveySettingsInput,
  answers: { 200: surveySettings },
});
