import { z } from 'zod';
import { plotShape } from '#modules/land-plots/contract/shapes.ts';
import { calendarDay, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { surveyPermissions } from './permissions.ts';
import { surveySettings } from './settings.ts';
import { halfPlace } from './surveys.ts';
import { visit } from './visits.ts';

const cropOfDay = z.object({
  id: recordId,
  season: z.string(),
  ratoon_number: z.number().int(),
  variety: z.string(),
  planted_on: calendarDay.nullable(),
});

const earlierSurvey = z.object({
  id: recordId,
  surveyed_at: instant,
  height_cm: z.number().nullable(),
  tons_per_rai: z.number().nullable(),
});

const plotOfDay = z.object({
  id: recordId,
  quota_id: recordId,
  quota_code: z.string(),
  farmer_name: z.string(),
  season: z.string(),
  deed_number: z.string(),
  address_line: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  measured_square_metres: z.number(),
  shape: plotShape.shape.shape,
  /** What grows there in the season of the quota. */
  crops: z.array(cropOfDay),
  /** The latest survey of the plot. */
  latest: earlierSurvey.nullable(),
});

/** A survey of the caller that belongs to no visit. */
const unplannedSurvey = z.object({
  id: recordId,
  deed_number: z.string(),
  farmer_name: z.string(),
  surveyed_at: instant,
});

export const fieldDay = z.object({
  /** The person in the company for whom a device may keep this. */
  reader: z.string(),
  planned_on: calendarDay,
  /** When this was true. */
  fetched_at: instant,
  settings: surveySettings,
  visits: z.array(visit),
  plots: z.array(plotOfDay),
  /** Others of the same quotas and around, which can be surveyed without a plan. */
  nearby: z.array(plotOfDay),
  /** What the caller has surveyed on that day outside the plan. */
  unplanned: z.array(unplannedSurvey),
});

export type FieldDay = z.output<typeof fieldDay>;
export type PlotOfDay = z.output<typeof plotOfDay>;

export const fieldDayRoute = defineRoute({
  method: 'GET',
  path: '/v1/cane-surveys/field-day',
  access: surveyPermissions.names.write,
  summary:
    'All that a day in the field needs without a network: the plan of the caller, its plots and others nearby',
  query: z
    .object({
      planned_on: calendarDay,
      /** Where the caller is: plots around are among those nearby. */
      latitude: z.coerce.number().min(-90).max(90).optional(),
      longitude: z.coerce.number().min(-180).max(180).optional(),
      /** Plots of open seasons whose deed, owner, farmer or address has this are among those nearby, wherever they are. */
      search: plainText(200).default(''),
    })
    .refine(
      ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      halfPlace,
    ),
  answers: { 200: fieldDay },
});
