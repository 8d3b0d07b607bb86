import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { recordParams } from './fields.ts';
import { limitedPage } from './lists.ts';
import { listSopsQuery, sop, sopChange, sopInput } from './sop.ts';
import { listSowsQuery, listedSow } from './sow.ts';
import { confirmation } from './value-streams.routes.ts';

export const listSopsRoute = defineRoute({
  method: 'GET',
  path: '/v1/sops',
  access: trackingPermissions.name('read'),
  summary: 'SOPs; `search` looks into name and description, `priority` and `owner` are those above',
  query: listSopsQuery.extend({ value_stream_id: recordId.optional() }),
  answers: { 200: limitedPage(sop) },
});

export const getSopRoute = defineRoute({
  method: 'GET',
  path: '/v1/sops/:id',
  access: trackingPermissions.name('read'),
  summary: 'One SOP',
  params: recordParams,
  answers: { 200: sop },
});

export const createSopRoute = defineRoute({
  method: 'POST',
  path: '/v1/sops',
  access: trackingPermissions.name('write'),
  summary: 'Create a SOP in a value stream',
  body: sopInput,
  answers: { 201: sop },
});

/** Answers 409 with the stored one in `current` when somebody saved since `version`. */
export const updateSopRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sops/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change a SOP, or take it to another value stream',
  params: recordParams,
  body: sopChange,
  answers: { 200: sop },
});

/** Answers 409 saying what hangs below, unless `confirm_name` is the name of the SOP. */
export const deleteSopRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/sops/:id',
  access: trackingPermissions.name('delete'),
  summary: 'Delete a SOP; its SOWs go with it when `confirm_name` is its name',
  params: recordParams,
  query: confirmation,
  answers: { 204: z.undefined() },
});

export const listSowsOfSopRoute = defineRoute({
  method: 'GET',
  path: '/v1/sops/:id/sows',
  access: trackingPermissions.name('read'),
  summary: 'SOWs of a SOP',
  params: recordParams,
  query: listSowsQuery,
  answers: { 200: limitedPage(listedSow) },
});
