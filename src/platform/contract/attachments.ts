import { z } from 'zod';
import { defineErrors, errors } from './errors.ts';
import { defineEvents } from './events.ts';
import { instant, recordId } from './ids.ts';
import { defineRoute } from './route.ts';

export const attachmentErrors = defineErrors('platform', {
  file_missing: 400,
  file_name_invalid: 400,
  /** Not of the kinds that this record takes. */
  file_kind_refused: 400,
  file_too_large: 413,
  files_full: 409,
  /** For example in the bin. */
  record_closed: 409,
  /** Only images and PDF are shown. */
  file_not_shown: 409,
});

export const attachmentEvents = defineEvents('platform', ['file_attached', 'file_removed']);

export const attachmentLimits = { bytes: 25 * 1024 * 1024, perRecord: 100, filename: 200 } as const;

/** What a browser can show; recognised by the content, never by the claimed type. */
export const previewKinds = ['image', 'pdf'] as const;

export type PreviewKind = (typeof previewKinds)[number];

export const attachedFile = z.object({
  id: recordId,
  name: z.string(),
  size: z.number().int(),
  mime_type: z.string(),
  /** The same, as records of stages call it. */
  type: z.string(),
  /** Returns the content to a caller with a token; links are made with a ticket. */
  url: z.string(),
  uploaded_at: instant,
  /** Name of the employee. */
  uploaded_by: z.string().nullable(),
  /** Where the record has versions of its files, a new content under the same name is another one. */
  version: z.number().int(),
  preview: z.enum(previewKinds).nullable(),
});

export type AttachedFile = z.output<typeof attachedFile>;

export const uploadFileRoute = defineRoute({
  method: 'POST',
  path: '/v1/files/upload',
  access: 'member',
  summary: 'Store a file with a record',
  description:
    'Who may attach files to a record, how many, how large and of which kinds, depends on the kind of record. ' +
    '`entity_id` is the id of the record unless the list below says otherwise. The same content under the same ' +
    'name changes nothing.',
  form: {
    file: 'file',
    most: 1,
    bytes: attachmentLimits.bytes,
    repeatable: true,
    fields: z.object({
      entity_type: z.string().min(1).max(50),
      entity_id: z.string().min(1).max(100),
      folder: z.string().max(100).optional(),
    }),
  },
  refuses: [
    errors.forbidden,
    attachmentErrors.file_missing,
    attachmentErrors.file_name_invalid,
    attachmentErrors.file_kind_refused,
    attachmentErrors.file_too_large,
    attachmentErrors.files_full,
    attachmentErrors.record_closed,
  ],
  answers: { 201: attachedFile },
});

export const listFilesRoute = defineRoute({
  method: 'GET',
  path: '/v1/files',
  access: 'member',
  summary: 'Files attached to a record, the newest first',
  query: z.object({ entity_type: z.string().min(1).max(50), entity_id: recordId }),
  refuses: [errors.forbidden],
  answers: { 200: z.object({ data: z.array(attachedFile) }) },
});

export const removeFileRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/files/:id',
  access: 'member',
  summary: 'Remove a file from its record',
  refuses: [errors.forbidden, attachmentErrors.record_closed],
  answers: { 204: z.undefined() },
});

export const downloadFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/files/:id/content',
  access: 'member',
  summary: 'The content of an attached file',
  answersWith: 'binary',
  refuses: [errors.forbidden],
  answers: { 200: z.unknown() },
});

/** Whether the browser saves a file or shows it, which it can with images and PDF. */
export const filePurpose = z.enum(['download', 'preview']).default('download');

/** For what a browser opens by itself: `url` works once, within 60 seconds. */
export const createFileTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/files/:id/ticket',
  access: 'member',
  summary: 'A link to the content of an attached file that works once, for 60 seconds',
  body: z.strictObject({ purpose: filePurpose }),
  refuses: [errors.forbidden, attachmentErrors.file_not_shown],
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const fileByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/files/:id/by-ticket',
  access: 'public',
  summary: 'The content of an attached file, for the holder of a ticket',
  query: z.object({ ticket: z.string().min(1).max(200), purpose: filePurpose }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
