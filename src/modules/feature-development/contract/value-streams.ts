import { everyField } from '#platform/contract/every-field.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import {
  confirmation,
  dateField,
  descriptionField,
  nameField,
  plannedFilters,
  refuseEarlyEnd,
  tagText,
  trackingLimits,
  version,
  commonFilters,
  limitedPage,
  sortOrder,
  trackingPage,
  editedFields,
} from './records.ts';
import { z } from 'zod';
import { calendarDay, employeeId, recordId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { priorities, valueStreamStatuses } from './record-statuses.ts';
import { refuseUnexplainedStatus, shownStatus, statusInput } from './status-fields.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { listSopsQuery, sop } from './sops.ts';
import { valueStreamSortKeys } from './record-sort-keys.ts';

const valueStreamFields = {
  name: nameField,
  description: descriptionField,
  /** With commas between them. */
  tags: tagText.default([]),
  ...statusInput(valueStreamStatuses),
  priority: z.enum(priorities).default('medium'),
  owner_id: employeeId.nullable().default(null),
  notes: plainText(trackingLimits.notes).default(''),
  start_date: dateField,
  end_date: dateField,
  due_date: dateField,
};

export const valueStreamInput = z
  .strictObject(valueStreamFields)
  .superRefine(refuseEarlyEnd)
  .superRefine(refuseUnexplainedStatus);

/** All fields of the form, and the version its editor saw. */
export const valueStreamChange = z
  .strictObject({ ...everyField(valueStreamFields), version })
  .superRefine(refuseEarlyEnd)
  .superRefine(refuseUnexplainedStatus);

/** What is edited at its place, in a list or on its page: only what is given changes. */
export const valueStreamEdit = z.strictObject({
  owner_id: valueStreamFields.owner_id.unwrap().optional(),
  due_date: valueStreamFields.due_date.unwrap().optional(),
  tags: tagText.optional(),
  version,
});

export type ValueStreamInput = z.output<typeof valueStreamInput>;
export type ValueStreamChange = z.output<typeof valueStreamChange>;

export const valueStream = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  tags: z.string(),
  ...shownStatus(valueStreamStatuses),
  /** Percent with two decimals: the average of its SOPs. */
  progress: z.number(),
  priority: z.enum(priorities),
  owner_id: employeeId.nullable(),
  owner: z.string().nullable(),
  notes: z.string(),
  start_date: calendarDay.nullable(),
  end_date: calendarDay.nullable(),
  due_date: calendarDay.nullable(),
  sop_count: z.number().int(),
  total_sows: z.number().int(),
  /** On which work has begun, delivered or not. */
  started_sows: z.number().int(),
  completed_sows: z.number().int(),
  ...editedFields,
});

export type ValueStream = z.output<typeof valueStream>;

export const VALUE_STREAM = 'value_stream';

export const valueStreamErrors = defineErrors('feature-development', {
  /** SOPs are below it; the message says how many. */
  value_stream_not_empty: 409,
});

export const valueStreamEvents = defineEvents('feature-development', [
  'value_stream_created',
  'value_stream_updated',
  'value_stream_deleted',
]);

/**
 * A change answers 409 with the stored one in `current` when somebody saved after `version`; a deletion
 * with what is below, unless `confirm_name` is the name of the value stream.
 */
export const valueStreamRoutes = recordRoutes({
  path: '/v1/value-streams',
  access: trackingPermissions.names,
  query: z.object({
    ...trackingPage,
    ...commonFilters,
    ...plannedFilters,
    status: z.enum(valueStreamStatuses).optional(),
    sort_by: z.enum(valueStreamSortKeys).default('created_at'),
    sort_order: sortOrder,
  }),
  create: valueStreamInput,
  change: valueStreamChange,
  deletion: confirmation,
  answers: { one: valueStream, page: limitedPage(valueStream) },
  summaries: {
    list: 'Value streams; `search` looks into name, description and tags',
    get: 'One value stream',
    create: 'Create a value stream',
    update: 'Change a value stream',
    delete:
      'Delete a value stream; what is below is deleted with it when `confirm_name` is its name',
  },
  refuses: { delete: [valueStreamErrors.value_stream_not_empty, errors.conflict] },
});

/** Answers as a change of the whole value stream does. */
export const editValueStreamRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/value-streams/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change the owner, the due date or the tags of a value stream, and nothing else',
  body: valueStreamEdit,
  answers: { 200: valueStream },
});

export const listSopsOfValueStreamRoute = defineRoute({
  method: 'GET',
  path: '/v1/value-streams/:id/sops',
  access: trackingPermissions.name('read'),
  summary: 'SOPs of a value stream',
  query: listSopsQuery,
  answers: { 200: limitedPage(sop) },
});
