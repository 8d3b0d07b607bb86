import { attachedFile, attachmentLimits, filePurpose } from '#platform/contract/attachments.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { LARGEST_INTEGER, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

export const fileErrors = defineErrors('feature-development', {
  file_missing: 400,
  file_name_invalid: 400,
  file_too_large: 413,
  files_full: 409,
  file_not_shown: 409,
});

export const fileEvents = defineEvents('feature-development', [
  'file_added',
  'file_replaced',
  'file_removed',
]);

export const fileLimits = { bytes: attachmentLimits.bytes, perStage: 100 } as const;

export const stageFile = attachedFile.extend({});

export type StageFile = z.output<typeof stageFile>;

/** Files of a stage by their ids. */
export const stageFiles = z.record(recordId, stageFile);

const fileVersion = stageFile.pick({
  name: true,
  size: true,
  mime_type: true,
  uploaded_at: true,
  uploaded_by: true,
  version: true,
  preview: true,
});

export type FileVersion = z.output<typeof fileVersion>;

export const listFileVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/files/:id/versions',
  access: trackingPermissions.name('read'),
  summary: 'All contents that a file has had, the newest first',
  answers: { 200: z.object({ data: z.array(fileVersion) }) },
});

/** With all its versions. */
export const removeFileRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/feature-development/files/:id',
  access: trackingPermissions.name('write'),
  summary: 'Remove a file from its stage',
  answers: { 204: z.undefined() },
});

const whichVersion = z.coerce.number().int().min(1).max(LARGEST_INTEGER).optional();

export const downloadFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/files/:id/content',
  access: trackingPermissions.name('read'),
  summary: 'The content of a file',
  query: z.object({ version: whichVersion }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** For what a browser opens by itself: `url` works once, within 60 seconds. */
export const createFileTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/files/:id/ticket',
  access: trackingPermissions.name('read'),
  summary: 'A link to the content of a file that works once, for 60 seconds',
  body: z.strictObject({
    /** Whether the browser saves the file or shows it, which it can with images and PDF. */
    purpose: filePurpose,
    version: z.int32().min(1).optional(),
  }),
  refuses: [fileErrors.file_not_shown],
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const fileByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/files/:id/by-ticket',
  access: 'public',
  summary: 'The content of a file, for the holder of a ticket',
  query: z.object({
    ticket: z.string().min(1).max(200),
    purpose: filePurpose,
    version: whichVersion,
  }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
