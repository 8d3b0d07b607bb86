import { defineErrors } from '#platform/contract/errors.ts';
import { relationErrors } from './relations.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { z } from 'zod';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  confirmation,
  assignedFilters,
  dateField,
  namedRecord,
  descriptionField,
  nameField,
  refuseEarlyEnd,
  tagList,
  version,
  commonFilters,
  sortOrder,
  trackingPage,
  limitedPage,
  editedFields,
} from './records.ts';
import { missingThing, overrideReason } from './stage-settings.ts';
import { sowSortKeys } from './record-sort-keys.ts';
import { NOT_STARTED, STAGE_COUNT } from './stage-order.ts';
import { phases } from './phases.ts';
import { sowStatuses } from './record-statuses.ts';
import { refuseUnexplainedStatus, shownStatus, statusInput } from './status-fields.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

const currentStage = z.int().min(NOT_STARTED).max(STAGE_COUNT);

const sowFields = {
  name: nameField,
  sop_id: z.uuid('feature-development:errors.sop_required'),
  assignee_id: employeeId.nullable().default(null),
  description: descriptionField,
  ...statusInput(sowStatuses),
  start_date: dateField,
  due_date: dateField,
  tags: tagList.default([]),
  /** The feature of the catalogue that it builds. */
  feature_id: recordId.nullable().default(null),
};

/** The agent profile that works on it, beside or instead of a person. */
const agentProfileId = recordId.nullable();

/** A SOW that begins at a later stage has completed all before. */
export const sowInput = z
  .strictObject({
    ...sowFields,
    agent_profile_id: agentProfileId.default(null),
    current_stage: currentStage.default(NOT_STARTED),
    /** Why it begins after stages that lack something; needs the permission to set what stages require. */
    override_reason: overrideReason,
  })
  .superRefine(refuseEarlyEnd)
  .superRefine(refuseUnexplainedStatus);

/**
 * All fields of the form. Only commands move the stage, so it must be the stored one; the agent profile
 * stays as it is where none is given.
 */
export const sowChange = z
  .strictObject({
    ...everyField(sowFields),
    agent_profile_id: agentProfileId.optional(),
    current_stage: currentStage.optional(),
    version,
  })
  .superRefine(refuseEarlyEnd)
  .superRefine(refuseUnexplainedStatus);

/** What is edited at its place, in a list or on the board: only what is given changes. */
export const sowEdit = z.strictObject({
  assignee_id: sowFields.assignee_id.unwrap().optional(),
  agent_profile_id: agentProfileId.optional(),
  start_date: sowFields.start_date.unwrap().optional(),
  due_date: sowFields.due_date.unwrap().optional(),
  tags: tagList.optional(),
  version,
});

export type SowInput = z.output<typeof sowInput>;
export type SowChange = z.output<typeof sowChange>;

export const listedSow = z.object({
  id: recordId,
  /** What it waits for: SOWs that block it and are not delivered. */
  open_blockers: z.array(namedRecord),
  sop_id: recordId,
  sop_name: z.string(),
  value_stream_id: recordId,
  value_stream_name: z.string(),
  name: z.string(),
  description: z.string(),
  assignee_id: employeeId.nullable(),
  assignee: z.string().nullable(),
  agent_profile_id: recordId.nullable(),
  /** Its name. */
  agent_profile: z.string().nullable(),
  ...shownStatus(sowStatuses),
  /** Of `next_stage`; a delivered one stays in the last. */
  phase: z.enum(phases),
  /** The last completed stage, which is also how many are complete; 0 when none is. */
  current_stage: z.number().int(),
  step_index: z.number().int(),
  /** The stage it is at: in work or waiting to be started, the only one that can move. Null when it is delivered. */
  next_stage: z.number().int().nullable(),
  /** Whole percent of completed stages. */
  progress: z.number().int(),
  /** When the stage after the current one was started; null while it waits. */
  stage_started_at: instant.nullable(),
  start_date: calendarDay.nullable(),
  due_date: calendarDay.nullable(),
  tags: z.array(z.string()),
  ...editedFields,
});

export const sow = listedSow.extend({
  value_stream_due_date: calendarDay.nullable(),
  feature: z.object({ id: recordId, code: z.string(), name: z.string() }).nullable(),
  missing: z.array(missingThing),
});

export type ListedSow = z.output<typeof listedSow>;
export type Sow = z.output<typeof sow>;

/** Answers as a change of the whole SOW does. */
export const editSowRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/sows/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change the assignee, the dates or the tags of a SOW, and nothing else',
  body: sowEdit,
  answers: { 200: sow },
});

/** Kind of record, as events call it; what happens to stages, checklists, files and comments is an event of their SOW. */
export const SOW = 'sow';

export const sowEvents = defineEvents('feature-development', [
  'sow_created',
  'sow_updated',
  'sow_deleted',
]);

/** Filters of lists of SOWs, without the SOP and the value stream. */
export const sowFilters = {
  ...commonFilters,
  ...assignedFilters,
  /** One agent profile. */
  agent_profile_id: recordId.optional(),
  /** Part of the name of the assignee, a person or an agent. */
  assignee_search: plainText(200).default(''),
  status: z.enum(sowStatuses).optional(),
  phase: z.enum(phases).optional(),
};

export const listSowsQuery = z.object({
  ...trackingPage,
  ...sowFilters,
  sort_by: z.enum(sowSortKeys).default('created_at'),
  sort_order: sortOrder,
});

/** A change answers 409 with the stored one in `current` when somebody saved or moved it after `version`. */
export const sowErrors = defineErrors('feature-development', {
  /** It is to begin after stages that lack what their gates require; the message says which and what. */
  gates_closed: 409,
});

export const sowRoutes = recordRoutes({
  path: '/v1/sows',
  access: trackingPermissions.names,
  query: listSowsQuery.extend({
    sop_id: recordId.optional(),
    value_stream_id: recordId.optional(),
  }),
  create: sowInput,
  change: sowChange,
  deletion: confirmation,
  answers: { one: sow, page: limitedPage(listedSow) },
  summaries: {
    list: 'SOWs; `search` looks into name, description and tags',
    get: 'One SOW',
    create:
      'Create a SOW in a SOP; the stages up to its current one are recorded as complete, which needs a reason where they require something',
    update: 'Change a SOW, or move it to another SOP; its stage moves by commands only',
    delete:
      'Delete a SOW with all that is recorded of its stages; where others wait for it, `confirm_name` must be its name',
  },
  refuses: {
    create: [sowErrors.gates_closed],
    delete: [relationErrors.sow_blocks_others],
  },
});
