import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

/** From the SOW that is looked at: what it blocks waits for it, what it is blocked by comes first. */
export const relationKinds = ['blocks', 'blocked_by'] as const;

export type RelationKind = (typeof relationKinds)[number];

/** So many SOWs are related to one at most, in each direction. */
export const MOST_RELATIONS = 50;

const relatedSow = z.object({
  id: recordId,
  name: z.string(),
  sop_id: recordId,
  value_stream_id: recordId,
  /** The last completed stage; 0 when none is. */
  current_stage: z.int(),
});

export type RelatedSow = z.output<typeof relatedSow>;

export const sowRelations = z.object({
  blocks: z.array(relatedSow),
  blocked_by: z.array(relatedSow),
});

export type SowRelations = z.output<typeof sowRelations>;

export const relationInput = z.strictObject({
  kind: z.enum(relationKinds),
  related_id: z.uuid('platform:validation.required'),
});

export const relationEvents = defineEvents('feature-development', [
  'sow_blocks_added',
  'sow_blocked_by_added',
  'sow_blocks_removed',
  'sow_blocked_by_removed',
]);

export const relationErrors = defineErrors('feature-development', {
  relations_full: 409,
  /** Others wait for the SOW that is to be deleted; the message names them. */
  sow_blocks_others: 409,
});

export const listRelationsRoute = defineRoute({
  method: 'GET',
  path: '/v1/sows/:id/relations',
  access: trackingPermissions.name('read'),
  summary: 'Which SOWs a SOW blocks, and by which it is blocked',
  answers: { 200: sowRelations },
});

export const addRelationRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/relations',
  access: trackingPermissions.name('write'),
  summary: 'Relate a SOW to another one; a relation that closes a circle is refused',
  body: relationInput,
  refuses: [relationErrors.relations_full],
  answers: { 201: sowRelations },
});

export const removeRelationRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/sows/:id/relations/:related_id',
  access: trackingPermissions.name('write'),
  summary: 'Remove the relation between two SOWs',
  answers: { 200: sowRelations },
});
