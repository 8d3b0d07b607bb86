import { z } from 'zod';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { surveyPermissions } from './permissions.ts';
import {
  caneTypes,
  leafColors,
  mostMeasured,
  soilColors,
  soilTypes,
  standingPlaces,
  surveySortKeys,
} from './survey-choices.ts';

/** Kind of record, as events name it. */
export const CANE_SURVEY = 'cane_survey';

export const surveyEvents = defineEvents('cane-surveys', ['created', 'updated', 'deleted']);

export const surveyErrors = defineErrors('cane-surveys', {
  /** Another survey came from the same draft of a phone before. */
  draft_sent_before: 409,
});

export const surveyLimits = {
  first_year: 2020,
  last_year: 2100,
  cane_variety: 100,
  disease_pest: 500,
  details: 2_000,
  other_notes: 2_000,
} as const;

const chosen = (missing: string) => z.uuid({ error: missing });

const productionYear = z
  .number()
  .int()
  .min(surveyLimits.first_year, 'cane-surveys:errors.production_year_range')
  .max(surveyLimits.last_year, 'cane-surveys:errors.production_year_range')
  .meta({ examples: [2026] });

const month = z
  .number()
  .int()
  .min(1, 'cane-surveys:errors.planting_month_range')
  .max(mostMeasured.planting_month, 'cane-surveys:errors.planting_month_range');

const measure = (most: number) => z.number().min(0).max(most).nullable().default(null);

/** What the clock of a phone may say; years before the first production year are those of a clock that was reset. */
const deviceTime = instant.refine(
  (time) => Number(time.slice(0, 4)) >= surveyLimits.first_year,
  'cane-surveys:errors.survey_too_early',
);

const surveyFields = {
  quota_id: chosen('cane-surveys:errors.quota_required'),
  plot_id: chosen('cane-surveys:errors.plot_required'),
  /** Without one, what grows on the plot in the season of its quota, where that is one crop. */
  crop_id: recordId.nullable().default(null),
  /** The visit of a day plan that this survey completes. */
  visit_id: recordId.nullable().default(null),
  production_year: productionYear,
  planting_month: month.nullable().default(null),
  cane_type: z.enum(caneTypes).nullable().default(null),
  cane_variety: plainText(surveyLimits.cane_variety).default(''),
  plant_age_months: measure(mostMeasured.plant_age_months),
  furrow_spacing_cm: measure(mostMeasured.furrow_spacing_cm),
  soil_type: z.enum(soilTypes).nullable().default(null),
  soil_color: z.enum(soilColors).nullable().default(null),
  height_cm: measure(mostMeasured.height_cm),
  stalk_length_cm: measure(mostMeasured.stalk_length_cm),
  diameter_cm: measure(mostMeasured.diameter_cm),
  stalks_per_clump: measure(mostMeasured.stalks_per_clump),
  clumps_per_10m: measure(mostMeasured.clumps_per_10m),
  leaf_color: z.enum(leafColors).nullable().default(null),
  disease_pest: plainText(surveyLimits.disease_pest).default(''),
  details: plainText(surveyLimits.details).default(''),
  other_notes: plainText(surveyLimits.other_notes).default(''),
  /** When it was taken, by the clock of the device; without one, now. */
  surveyed_at: deviceTime.nullable().default(null),
  /** Where the surveyor stood. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  /** Within so many metres, as the device said. */
  accuracy_metres: z.number().min(0).max(1_000_000).nullable().default(null),
};

interface Located {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const isWhole = ({ latitude, longitude }: Located) => (latitude === null) === (longitude === null);
/** A latitude without its longitude, or the other way round. */
export const halfPlace = {
  path: ['longitude'],
  message: 'cane-surveys:errors.position_incomplete',
};

const fields = z.strictObject(surveyFields);

export const surveyInput = fields
  .extend({
    /** Made by the device once for each draft: a draft that is sent again is the same survey. */
    draft_id: recordId.nullable().default(null),
    /** The clock of the device as it sends, by which a wrong clock is noticed and `surveyed_at` put right. */
    device_time: deviceTime.nullable().default(null),
  })
  .refine(isWhole, halfPlace);

export const surveyChange = z
  .strictObject({ ...everyField(surveyFields), updated_at: instant })
  .refine(isWhole, halfPlace);

export type SurveyFields = z.output<typeof fields>;
export type SurveyInput = z.output<typeof surveyInput>;
export type SurveyChange = z.output<typeof surveyChange>;

export const survey = recordOf(fields).extend({
  draft_id: recordId.nullable(),
  surveyed_at: instant,
  /** How far the clock of the device was behind, in seconds; by that `surveyed_at` was put right. */
  clock_offset_seconds: z.number().int(),
  /** From where the surveyor stood to the plot, 0 inside it. */
  metres_from_plot: z.number().int().nullable(),
  deed_number: z.string(),
  quota_code: z.string(),
  farmer_id: recordId,
  farmer_name: z.string(),
  season_id: recordId,
  season: z.string(),
  /** By the measures, the area of the shape and the constants of the company when the survey was saved. */
  tons_per_rai: z.number().nullable(),
  estimated_tons: z.number().nullable(),
  stalk_density: z.number(),
  usual_stalk_kg: z.number(),
  harvested_percent: z.number(),
  /** Who sent it. */
  surveyor_id: z.number().int().nullable(),
  surveyor_name: z.string().nullable(),
});

export type Survey = z.output<typeof survey>;

/** The filters of the list, which exports and the map of estimates take as well. */
export const surveyFilters = {
  search: plainText(200).default(''),
  plot_id: recordId.optional(),
  quota_id: recordId.optional(),
  farmer_id: recordId.optional(),
  season_id: recordId.optional(),
  office_id: recordId.optional(),
  production_year: z.coerce
    .number()
    .int()
    .min(surveyLimits.first_year)
    .max(surveyLimits.last_year)
    .optional(),
  cane_type: z.enum(caneTypes).optional(),
  leaf_color: z.enum(leafColors).optional(),
  standing: z.enum(standingPlaces).optional(),
  surveyor_id: employeeId.optional(),
  /** Days by the calendar of Bangkok. */
  surveyed_from: calendarDay.optional(),
  surveyed_to: calendarDay.optional(),
};

export const surveyListing = {
  ...surveyFilters,
  sort: sortedBy(surveySortKeys).default('-surveyed_at'),
};

export type SurveyFilters = z.output<z.ZodObject<typeof surveyFilters>>;
export type SurveyListing = z.output<z.ZodObject<typeof surveyListing>>;

export const surveyRoutes = recordRoutes({
  path: '/v1/cane-surveys',
  access: surveyPermissions.names,
  query: z.object({ ...pageParameters, ...surveyListing }),
  create: surveyInput,
  change: surveyChange,
  answers: { one: survey, page: page(survey) },
  summaries: {
    list: 'Cane surveys; `search` looks into deed numbers, farmers, varieties and notes',
    get: 'One cane survey',
    create: 'Store a survey; one that came from the same `draft_id` before is answered as it is',
    update: 'Change a survey; its yield is estimated again',
    delete: 'Delete a survey with its photos',
  },
  refuses: {
    create: [seasonErrors.season_closed, surveyErrors.draft_sent_before],
    update: [seasonErrors.season_closed],
    delete: [seasonErrors.season_closed],
  },
});

export const surveyExport = exportRoutes({
  path: '/v1/cane-surveys',
  access: surveyPermissions.names.read,
  what: 'the list of cane surveys',
  filters: surveyListing,
});
