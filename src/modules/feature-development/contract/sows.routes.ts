import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { recordParams } from './fields.ts';
import { limitedPage } from './lists.ts';
import { listSowsQuery, listedSow, sow, sowChange, sowInput } from './sow.ts';

export const listSowsRoute = defineRoute({
  method: 'GET',
  path: '/v1/sows',
  access: trackingPermissions.name('read'),
  summary: 'SOWs; `search` looks into name, description and tags',
  query: listSowsQuery.extend({
    sop_id: recordId.optional(),
    value_stream_id: recordId.optional(),
  }),
  answers: { 200: limitedPage(listedSow) },
});

export const getSowRoute = defineRoute({
  method: 'GET',
  path: '/v1/sows/:id',
  access: trackingPermissions.name('read'),
  summary: 'One SOW',
  params: recordParams,
  answers: { 200: sow },
});

export const createSowRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows',
  access: trackingPermissions.name('write'),
  summary: 'Create a SOW in a SOP; the stages up to its current one are recorded as complete',
  body: sowInput,
  answers: { 201: sow },
});

/** Answers 409 with the stored one in `current` when somebody saved or moved it since `version`. */
export const updateSowRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change a SOW, or take it to another SOP; its stage moves by commands only',
  params: recordParams,
  body: sowChange,
  answers: { 200: sow },
});

export const deleteSowRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/sows/:id',
  access: trackingPermissions.name('delete'),
  summary: 'Delete a SOW with all that is recorded of its stages',
  params: recordParams,
  answers: { 204: z.undefined() },
});
