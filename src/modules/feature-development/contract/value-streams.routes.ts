import { z } from 'zod';
import { plainText } from '#platform/contract/text-fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { recordParams, trackingLimits } from './fields.ts';
import { commonFilters, limitedPage, sortOrder, trackingPage } from './lists.ts';
import { listSopsQuery, sop } from './sop.ts';
import { valueStreamSortKeys } from './sort-keys.ts';
import { valueStream, valueStreamChange, valueStreamInput } from './value-stream.ts';
import { valueStreamStatuses } from './statuses.ts';

export const listValueStreamsRoute = defineRoute({
  method: 'GET',
  path: '/v1/value-streams',
  access: trackingPermissions.name('read'),
  summary: 'Value streams; `search` looks into name, description and tags',
  query: z.object({
    ...trackingPage,
    ...commonFilters,
    status: z.enum(valueStreamStatuses).optional(),
    sort_by: z.enum(valueStreamSortKeys).default('created_at'),
    sort_order: sortOrder,
  }),
  answers: { 200: limitedPage(valueStream) },
});

export const getValueStreamRoute = defineRoute({
  method: 'GET',
  path: '/v1/value-streams/:id',
  access: trackingPermissions.name('read'),
  summary: 'One value stream',
  params: recordParams,
  answers: { 200: valueStream },
});

export const createValueStreamRoute = defineRoute({
  method: 'POST',
  path: '/v1/value-streams',
  access: trackingPermissions.name('write'),
  summary: 'Create a value stream',
  body: valueStreamInput,
  answers: { 201: valueStream },
});

/** Answers 409 with the stored one in `current` when somebody saved since `version`. */
export const updateValueStreamRoute = defineRoute({
  method: 'PUT',
  path: '/v1/value-streams/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change a value stream',
  params: recordParams,
  body: valueStreamChange,
  answers: { 200: valueStream },
});

/** What confirms that everything below goes too: the name of what is deleted. */
export const confirmation = z.object({ confirm_name: plainText(trackingLimits.name).optional() });

/** Answers 409 saying what hangs below, unless `confirm_name` is the name of the value stream. */
export const deleteValueStreamRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/value-streams/:id',
  access: trackingPermissions.name('delete'),
  summary: 'Delete a value stream; what hangs below goes with it when `confirm_name` is its name',
  params: recordParams,
  query: confirmation,
  answers: { 204: z.undefined() },
});

export const listSopsOfValueStreamRoute = defineRoute({
  method: 'GET',
  path: '/v1/value-streams/:id/sops',
  access: trackingPermissions.name('read'),
  summary: 'SOPs of a value stream',
  params: recordParams,
  query: listSopsQuery,
  answers: { 200: limitedPage(sop) },
});
