import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentFile, fileStatuses } from './agent-file.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

const fileParams = z.object({ id: recordId, file_id: recordId });

export const fileLimits = { filename: 255, note: 2_000, filesPerUpload: 100 } as const;

export const fileSortKeys = [
  'filename',
  '-filename',
  'size_bytes',
  '-size_bytes',
  'status',
  '-status',
  'uploaded_at',
  '-uploaded_at',
] as const;

export const listFilesRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files',
  access: agentPermissions.name('read'),
  summary: 'Files of an agent, the latest first',
  params: agentParams,
  query: z.object({
    ...pageParameters,
    search: plainText(200).default(''),
    status: z.enum(fileStatuses).optional(),
    sort: z.enum(fileSortKeys).default('-uploaded_at'),
  }),
  answers: { 200: page(agentFile) },
});

const uploadAnswer = z.object({
  data: z.array(agentFile),
  /** Files whose very content the agent had already, under this or another name. */
  duplicates: z.array(z.object({ filename: z.string(), same_as: z.string() })),
  errors: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
});

/**
 * Multipart: `files` (up to 100 a call, 100 MB each) and, anywhere in the form, `replace` (`true` or `1`).
 * A name the agent has already: the same content is answered as it stands and nothing changes; other
 * content takes its place with `replace` and is refused as `agents.file_exists` without.
 * A single file that is refused fails the call (409, 413, 415...); of several, 207 lists what was refused.
 */
export const uploadFilesRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files',
  access: agentPermissions.name('write'),
  summary: 'Upload documents to an agent',
  params: agentParams,
  accepts: 'multipart',
  answers: { 201: uploadAnswer, 207: uploadAnswer },
});

export const fileOperation = z.discriminatedUnion('operation', [
  z.strictObject({
    operation: z.literal('rename'),
    /** Keeps its extension: the content stays what it is. */
    payload: z.strictObject({
      new_filename: requiredText(fileLimits.filename, 'agents:errors.filename_required'),
    }),
    updated_at: instant.optional(),
  }),
  z.strictObject({
    operation: z.literal('update_note'),
    payload: z.strictObject({ note: plainText(fileLimits.note) }),
    updated_at: instant.optional(),
  }),
  /** What the index holds of a disabled file stays there and answers no question. */
  z.strictObject({
    operation: z.literal('set_enabled'),
    payload: z.strictObject({ enabled: z.boolean() }),
    updated_at: instant.optional(),
  }),
  /** The one move a person may make: from `error` back to `ready`, to be tried by the next sync. */
  z.strictObject({
    operation: z.literal('update_status'),
    payload: z.strictObject({ status: z.enum(fileStatuses) }),
    updated_at: instant.optional(),
  }),
]);

export type FileOperation = z.output<typeof fileOperation>;

export const updateFileRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/files/:file_id',
  access: agentPermissions.name('write'),
  summary: 'Rename a file, change its note, disable or enable it, or have a failed one tried again',
  params: fileParams,
  body: fileOperation,
  answers: { 200: agentFile },
});

/** What the index holds of the file goes with it. */
export const deleteFileRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id/files/:file_id',
  access: agentPermissions.name('write'),
  summary: 'Remove a file from its agent',
  params: fileParams,
  answers: { 204: z.undefined() },
});

export const downloadFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/download',
  access: agentPermissions.name('read'),
  summary: 'The content of a file',
  params: fileParams,
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** For a link that a browser opens by itself: `url` works once, within 60 seconds. */
export const createDownloadTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files/:file_id/download-ticket',
  access: agentPermissions.name('read'),
  summary: 'A link to the content of a file that works once, for 60 seconds',
  params: fileParams,
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const downloadByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/download-by-ticket',
  access: 'public',
  summary: 'The content of a file, for the holder of a download ticket',
  params: fileParams,
  query: z.object({ ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
