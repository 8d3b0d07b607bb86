import { errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { trackingPermissions } from './permissions.ts';
import { stageNumber } from './records.ts';

export const commentEvents = defineEvents('feature-development', [
  'comment_added',
  'comment_edited',
  'comment_deleted',
]);

export const commentLimits = { text: 5_000, mentions: 20 } as const;

export const comment = z.object({
  id: recordId,
  /** What it is about: one of these. */
  sow_id: recordId.nullable(),
  sop_id: recordId.nullable(),
  value_stream_id: recordId.nullable(),
  stage_number: z.number().int().nullable(),
  text: z.string(),
  /** Employees whom the text names by `@` and their name. */
  mentions: z.array(z.object({ id: employeeId, name: z.string() })),
  author: z.string().nullable(),
  /** Whether the caller wrote it; only the author may change and delete it. */
  is_own: z.boolean(),
  created_at: instant,
  edited_at: instant.nullable(),
  version: z.number().int(),
});

export type Comment = z.output<typeof comment>;

/** Employees of the company, who are notified in their inbox. */
const mentions = z
  .array(employeeId)
  .max(commentLimits.mentions)
  .transform((given) => [...new Set(given)]);

const commentFields = {
  text: requiredText(commentLimits.text, 'feature-development:errors.comment_required'),
  mentions: mentions.default([]),
};

/** `next` is the `before` of the page behind it. */
export const listCommentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/sows/:id/comments',
  access: trackingPermissions.name('read'),
  summary: 'Comments on a SOW, the newest first',
  query: z.object({
    stage_number: z.coerce.number().pipe(stageNumber).optional(),
    before: recordId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answers: { 200: z.object({ data: z.array(comment), next: recordId.nullable() }) },
});

export const addCommentRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/sows/:id/comments',
  access: trackingPermissions.name('write'),
  summary: 'Comment on a SOW; the people it mentions are notified',
  body: z.strictObject({ ...commentFields, stage_number: stageNumber.nullable().default(null) }),
  answers: { 201: comment },
});

const before = recordId.optional();
const limit = z.coerce.number().int().min(1).max(100).default(50);

const listOf = <const Level extends 'sops' | 'value-streams'>(level: Level, what: string) =>
  defineRoute({
    method: 'GET',
    path: `/v1/feature-development/${level}/:id/comments` as const,
    access: trackingPermissions.name('read'),
    summary: `Comments on ${what}, the newest first`,
    query: z.object({ before, limit }),
    answers: { 200: z.object({ data: z.array(comment), next: recordId.nullable() }) },
  });

const additionTo = <const Level extends 'sops' | 'value-streams'>(level: Level, what: string) =>
  defineRoute({
    method: 'POST',
    path: `/v1/feature-development/${level}/:id/comments` as const,
    access: trackingPermissions.name('write'),
    summary: `Comment on ${what}; the people it mentions are notified`,
    body: z.strictObject(commentFields),
    answers: { 201: comment },
  });

export const listSopCommentsRoute = listOf('sops', 'a SOP');
export const addSopCommentRoute = additionTo('sops', 'a SOP');
export const listValueStreamCommentsRoute = listOf('value-streams', 'a value stream');
export const addValueStreamCommentRoute = additionTo('value-streams', 'a value stream');

/** Answers 409 with the stored one in `current` when it was changed after `version`. */
export const editCommentRoute = defineRoute({
  method: 'PUT',
  path: '/v1/feature-development/comments/:id',
  access: trackingPermissions.name('write'),
  summary: 'Change the caller’s own comment; only people it did not mention before are notified',
  body: z.strictObject({ ...everyField(commentFields), version: z.int32().min(1) }),
  refuses: [errors.forbidden],
  answers: { 200: comment },
});

export const deleteCommentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/feature-development/comments/:id',
  access: trackingPermissions.name('write'),
  summary: 'Delete the caller’s own comment',
  refuses: [errors.forbidden],
  answers: { 204: z.undefined() },
});
