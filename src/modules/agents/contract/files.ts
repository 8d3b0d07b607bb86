import { agentErrors, documentRefusals } from './errors.ts';
import { z } from 'zod';
import { LARGEST_INTEGER, instant, recordId } from '#platform/contract/ids.ts';
import { unreadableReasonSchema } from './unreadable-reasons.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { maximumFileBytes } from './file-types.ts';
import { textEncodings } from './text-encodings.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

/**
 * Uploading and processing are work in progress. Ready means indexed and found again by a probe query
 * or, while `indexed` is false, stored and waiting for the next sync. Error has a reason.
 */
export const fileStatuses = ['uploading', 'processing', 'ready', 'error'] as const;

/** Why a file is in error: unreadable, or refused by the machinery. Texts under `agents:reasons`. */
export const fileErrorReason = z.enum([
  ...unreadableReasonSchema.options,
  'embedding_unreachable',
  'embedding_too_slow',
  'embedding_busy',
  'embedding_broken',
  'embedding_refused',
  'embedding_garbage',
  'index_unavailable',
  'not_found_again',
  'missing_content',
]);

export type FileErrorReason = z.output<typeof fileErrorReason>;

export const agentFile = z.object({
  id: recordId,
  filename: z.string(),
  size_bytes: z.number().int(),
  mime_type: z.string(),
  status: z.enum(fileStatuses),
  /** Set when status is `error`. */
  reason: fileErrorReason.nullable(),
  /** The reason in the caller's language: what happened and what to do. */
  reason_message: z.string().nullable(),
  /** Whether it is in the index, perhaps in an older version. */
  indexed: z.boolean(),
  /** Whether the next sync will send it: new, changed, failed, or indexed with other settings. */
  needs_sync: z.boolean(),
  chunks_count: z.number().int().nullable(),
  pages_count: z.number().int().nullable(),
  /** 1 is sound text; below, vowels and tone marks of Thai words are missing. Null until it has been read. */
  text_quality: z.number().min(0).max(1).nullable(),
  /** In the caller's language, where searches are likely to miss words: what is wrong and what to do. */
  text_warning: z.string().nullable(),
  /** The encoding in which a text file was last read; null for files of other kinds. */
  text_encoding: z.enum(textEncodings).nullable(),
  /** The encoding that a person chose; null where it is assumed from the bytes. */
  chosen_encoding: z.enum(textEncodings).nullable(),
  /** Number of the current content, from 1. */
  version_no: z.number().int(),
  /** Whether questions are answered from it. */
  enabled: z.boolean(),
  uploaded_at: instant,
  uploaded_by: z.string().nullable(),
  note: z.string(),
  updated_at: instant,
});

export type AgentFile = z.output<typeof agentFile>;

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
  /** Files whose exact content the agent had already, under this or another name. */
  duplicates: z.array(z.object({ filename: z.string(), same_as: z.string() })),
  errors: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
});

export const uploadFilesRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files',
  access: agentPermissions.name('write'),
  summary: 'Upload documents to an agent',
  description:
    'Where the agent has a file of that name already, the same content is answered unchanged and nothing happens; ' +
    'other content replaces it with `replace`, and is refused as `agents.file_exists` without. ' +
    'A single file that is refused fails the call; of several, 207 lists those that were refused.',
  form: {
    file: 'files',
    most: fileLimits.filesPerUpload,
    bytes: maximumFileBytes,
    fields: z.strictObject({ replace: z.enum(['true', '1', 'false', '0', '']).optional() }),
  },
  refuses: [agentErrors.no_files, agentErrors.storage_full, ...documentRefusals],
  answers: { 201: uploadAnswer, 207: uploadAnswer },
});

export const fileOperation = z.discriminatedUnion('operation', [
  z.strictObject({
    operation: z.literal('rename'),
    /** The extension cannot change: the content stays what it is. */
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
  /** A disabled file stays in the index and answers no question. */
  z.strictObject({
    operation: z.literal('set_enabled'),
    payload: z.strictObject({ enabled: z.boolean() }),
    updated_at: instant.optional(),
  }),
  /** The next sync reads a text file again, in this encoding or, with null, in the one it seems to have. */
  z.strictObject({
    operation: z.literal('choose_encoding'),
    payload: z.strictObject({ encoding: z.enum(textEncodings).nullable() }),
    updated_at: instant.optional(),
  }),
  /** The one change of status a person may make: from `error` back to `ready`, to be tried by the next sync. */
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
  summary:
    'Rename a file, change its note, disable or enable it, choose its encoding, or have a failed one tried again',
  body: fileOperation,
  refuses: [
    agentErrors.file_name_invalid,
    agentErrors.file_name_too_long,
    agentErrors.file_has_no_encoding,
    agentErrors.file_status_not_allowed,
  ],
  answers: { 200: agentFile },
});

/** It is removed from the index as well. */
export const deleteFileRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id/files/:file_id',
  access: agentPermissions.name('write'),
  summary: 'Remove a file from its agent',
  answers: { 204: z.undefined() },
});

export const downloadFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/download',
  access: agentPermissions.name('read'),
  summary: 'The content of a file',
  answersWith: 'binary',
  refuses: [agentErrors.content_missing],
  answers: { 200: z.unknown() },
});

/** For a link that a browser opens by itself: `url` works once, within 60 seconds. */
export const createDownloadTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files/:file_id/download-ticket',
  access: agentPermissions.name('read'),
  summary: 'A link to the content of a file that works once, for 60 seconds',
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const downloadByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/download-by-ticket',
  access: 'public',
  summary: 'The content of a file, for the holder of a download ticket',
  query: z.object({ ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  refuses: [agentErrors.content_missing],
  answers: { 200: z.unknown() },
});

const fileVersion = z.object({
  version_no: z.number().int(),
  current: z.boolean(),
  size_bytes: z.number().int(),
  uploaded_at: instant,
  /** Name of the person who uploaded or restored it. */
  uploaded_by: z.string().nullable(),
});

export type FileVersion = z.output<typeof fileVersion>;

export const listFileVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/files/:file_id/versions',
  access: agentPermissions.name('read'),
  summary: 'The contents a file has had, the current one first',
  answers: {
    200: z.object({
      data: z.array(fileVersion),
      /** How many versions are stored besides the current one. */
      earlier_kept: z.number().int(),
    }),
  },
});

/** The content becomes the newest version; the next sync indexes it. Restoring the current content changes nothing. */
export const restoreFileVersionRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/files/:file_id/versions/:version_no/restore',
  access: agentPermissions.name('write'),
  summary: 'Give a file a content it had before',
  params: z.object({
    id: recordId,
    file_id: recordId,
    version_no: z.coerce.number().int().min(1).max(LARGEST_INTEGER),
  }),
  answers: { 200: agentFile },
});
