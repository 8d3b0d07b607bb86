import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { surveyPermissions } from './permissions.ts';
import { visitStatuses } from './survey-choices.ts';

/** Kind of record, as events name it. */
export const SURVEY_VISIT = 'survey_visit';

export const visitEvents = defineEvents('cane-surveys', [
  'visit_planned',
  'visit_changed',
  'visit_skipped',
  'visit_resumed',
  'visit_deleted',
]);

export const visitErrors = defineErrors('cane-surveys', {
  /** The plot was surveyed: the visit is what led to a survey. */
  visit_done: 409,
  /** Somebody goes to the plot on that day already. */
  plot_planned: 409,
});

export const visitLimits = { note: 500, skip_reason: 300 } as const;

const visitFields = {
  /** The employee who goes there. */
  surveyor_id: employeeId,
  planned_on: calendarDay,
  plot_id: recordId,
  /** Which one of the day it is, from 1. */
  place: z.number().int().min(1).max(500).default(1),
  note: plainText(visitLimits.note).default(''),
};

export const visitInput = z.strictObject(visitFields);

export const visitChange = z.strictObject({ ...everyField(visitFields), updated_at: instant });

export type VisitInput = z.output<typeof visitInput>;
export type VisitChange = z.output<typeof visitChange>;

export const visit = recordOf(visitInput).extend({
  surveyor_id: z.number().int(),
  surveyor_name: z.string().nullable(),
  quota_id: recordId,
  deed_number: z.string(),
  farmer_name: z.string(),
  /** Follows from the two below. */
  status: z.enum(visitStatuses),
  /** The survey that it led to. */
  survey_id: recordId.nullable(),
  skip_reason: z.string(),
});

export type Visit = z.output<typeof visit>;

export const visitFilters = {
  planned_on: calendarDay.optional(),
  surveyor_id: employeeId.optional(),
  plot_id: recordId.optional(),
  status: z.enum(visitStatuses).optional(),
};

export type VisitFilters = z.output<z.ZodObject<typeof visitFilters>>;

export const visitRoutes = recordRoutes({
  path: '/v1/cane-surveys/visits',
  access: { ...surveyPermissions.names, delete: surveyPermissions.names.write },
  query: z.object({ ...pageParameters, ...visitFilters }),
  create: visitInput,
  change: visitChange,
  answers: { one: visit, page: page(visit) },
  summaries: {
    list: 'Plots planned for days in the field: the latest day first, in the order of each day',
    get: 'One visit of a day plan',
    create: 'Plan a plot for somebody and a day',
    update: 'Move a visit to another day, person or place in the order',
    delete: 'Take a plot out of a day plan',
  },
  refuses: {
    create: [visitErrors.plot_planned],
    update: [visitErrors.visit_done, visitErrors.plot_planned],
    delete: [visitErrors.visit_done],
  },
});

export const skipVisitRoute = defineRoute({
  method: 'POST',
  path: '/v1/cane-surveys/visits/:id/skip',
  access: surveyPermissions.names.write,
  summary: 'Say why a planned plot was not surveyed',
  body: z.strictObject({
    skip_reason: requiredText(visitLimits.skip_reason, 'cane-surveys:errors.skip_reason_required'),
  }),
  refuses: [visitErrors.visit_done],
  answers: { 200: visit },
});

export const resumeVisitRoute = defineRoute({
  method: 'POST',
  path: '/v1/cane-surveys/visits/:id/resume',
  access: surveyPermissions.names.write,
  summary: 'Take a skipped plot into the day plan again',
  refuses: [visitErrors.plot_planned],
  answers: { 200: visit },
});
