import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { enginePermissions } from './permissions.ts';

export const attachmentLimits = { bytes: 25 * 1024 * 1024, files: 100, filename: 200 } as const;

export const attachment = z.object({
  id: recordId,
  filename: z.string(),
  size_bytes: z.number().int(),
  uploaded_at: instant,
  uploaded_by_name: z.string().nullable(),
});

export type Attachment = z.output<typeof attachment>;

export const listAttachmentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/attachments',
  access: enginePermissions.name('read'),
  summary: 'Files kept with an engine, the newest first',
  answers: { 200: wrapped(z.array(attachment)) },
});

export const attachmentErrors = defineErrors('engines', {
  attachments_full: 409,
  attachment_missing: 400,
  attachment_name_invalid: 400,
});

export const addAttachmentRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/attachments',
  access: enginePermissions.name('write'),
  summary: 'Keep a file with an engine',
  form: { file: 'file', most: 1, bytes: attachmentLimits.bytes },
  refuses: Object.values(attachmentErrors),
  answers: { 201: wrapped(attachment) },
});

export const removeAttachmentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/engines/:id/attachments/:attachment_id',
  access: enginePermissions.name('write'),
  summary: 'Remove a file from an engine',
  answers: { 204: z.undefined() },
});

/** For a link that a browser opens by itself: `url` works once, within 60 seconds. */
export const createAttachmentTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/attachments/:attachment_id/download-ticket',
  access: enginePermissions.name('read'),
  summary: 'A link to the content of a file that works once, for 60 seconds',
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const downloadAttachmentRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/attachments/:attachment_id/download-by-ticket',
  access: 'public',
  summary: 'The content of a file, for the holder of a download ticket',
  query: z.object({ ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** Kind of record, as events name it. */
export const ENGINE_ATTACHMENT = 'engine_attachment';

export const attachmentEvents = defineEvents('engines', ['attachment_added', 'attachment_removed']);
