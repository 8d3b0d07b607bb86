import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { unreadableReasonSchema } from './unreadable-reasons.ts';

/**
 * Uploading and processing are work in progress. Ready means indexed and found again by a probe query
 * or, while `indexed` is false, stored and waiting for the next sync. Error has a reason.
 */
export const fileStatuses = ['uploading', 'processing', 'ready', 'error'] as const;

/** Why a file is in error: unreadable by itself, or the machinery did not take it. Texts under `agents:reasons`. */
export const fileErrorReason = z.enum([
  ...unreadableReasonSchema.options,
  'embedding_unreachable',
  'embedding_too_slow',
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
  /** Whether the index holds it, perhaps in an older state. */
  indexed: z.boolean(),
  /** Whether the next sync will send it: new, changed, failed, or indexed with other settings. */
  needs_sync: z.boolean(),
  chunks_count: z.number().int().nullable(),
  pages_count: z.number().int().nullable(),
  /** 1 is sound text; below, vowels and tone marks of Thai words are missing. Null until it has been read. */
  text_quality: z.number().min(0).max(1).nullable(),
  /** In the caller's language, where searches are likely to miss words: what is wrong and what to do. */
  text_warning: z.string().nullable(),
  /** Counts the contents the file has had. */
  version_no: z.number().int(),
  /** Whether questions are answered from it. */
  enabled: z.boolean(),
  uploaded_at: instant,
  /** Name of the person who uploaded it. */
  uploaded_by: z.string().nullable(),
  note: z.string(),
  updated_at: instant,
});

export type AgentFile = z.output<typeof agentFile>;
