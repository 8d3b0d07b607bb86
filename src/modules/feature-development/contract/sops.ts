import { everyField } from '#platform/contract/every-field.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import {
  descriptionField,
  nameField,
  version,
  commonFilters,
  sortOrder,
  trackingPage,
  limitedPage,
  confirmation,
  editedFields,
} from './records.ts';
import { sopSortKeys } from './record-sort-keys.ts';
import { sopStatuses } from './record-statuses.ts';
import { refuseUnexplainedStatus, shownStatus, statusInput } from './status-fields.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { listSowsQuery, listedSow } from './sows.ts';

const sopFields = {
  name: nameField,
  value_stream_id: z.uuid('feature-development:errors.value_stream_required'),
  description: descriptionField,
  ...statusInput(sopStatuses),
};

export const sopInput = z.strictObject(sopFields).superRefine(refuseUnexplainedStatus);

/** Another `value_stream_id` moves the SOP there with all its SOWs. */
export const sopChange = z
  .strictObject({ ...everyField(sopFields), version })
  .superRefine(refuseUnexplainedStatus);

export type SopInput = z.output<typeof sopInput>;
export type SopChange = z.output<typeof sopChange>;

export const sop = z.object({
  id: recordId,
  value_stream_id: recordId,
  value_stream_name: z.string(),
  name: z.string(),
  description: z.string(),
  ...shownStatus(sopStatuses),
  /** Percent with two decimals: the average of its SOWs. */
  progress: z.number(),
  sow_count: z.number().int(),
  /** On which work has begun, delivered or not. */
  started_sows: z.number().int(),
  completed_sows: z.number().int(),
  ...editedFields,
});

export type Sop = z.output<typeof sop>;

export const SOP = 'sop';

export const sopErrors = defineErrors('feature-development', {
  /** SOWs are below it; the message says how many. */
  sop_not_empty: 409,
});

export const sopEvents = defineEvents('feature-development', [
  'sop_created',
  'sop_updated',
  'sop_deleted',
]);

export const listSopsQuery = z.object({
  ...trackingPage,
  ...commonFilters,
  status: z.enum(sopStatuses).optional(),
  sort_by: z.enum(sopSortKeys).default('created_at'),
  sort_order: sortOrder,
});

/**
 * A change answers 409 with the stored one in `current` when somebody saved after `version`; a deletion
 * with what is below, unless `confirm_name` is the name of the SOP.
 */
export const sopRoutes = recordRoutes({
  path: '/v1/sops',
  access: trackingPermissions.names,
  query: listSopsQuery.extend({ value_stream_id: recordId.optional() }),
  create: sopInput,
  change: sopChange,
  deletion: confirmation,
  answers: { one: sop, page: limitedPage(sop) },
  summaries: {
    list: 'SOPs; `search` looks into name and description, `priority` and `owner` are those above',
    get: 'One SOP',
    create: 'Create a SOP in a value stream',
    update: 'Change a SOP, or move it to another value stream',
    delete: 'Delete a SOP; its SOWs are deleted with it when `confirm_name` is its name',
  },
  refuses: { delete: [sopErrors.sop_not_empty, errors.conflict] },
});

export const listSowsOfSopRoute = defineRoute({
  method: 'GET',
  path: '/v1/sops/:id/sows',
  access: trackingPermissions.name('read'),
  summary: 'SOWs of a SOP',
  query: listSowsQuery,
  answers: { 200: limitedPage(listedSow) },
});
