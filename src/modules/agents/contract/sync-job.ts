import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';

export const syncStatuses = ['running', 'success', 'failed', 'cancelled'] as const;

/**
 * One run. Files which cannot be read do not fail it: they carry their own reason and the log names them.
 * It ends as `success` when every planned file was dealt with and at least one was indexed or removed, or
 * there was nothing to do; as `failed` when no planned file could be indexed or something of ours or of
 * the embedding service broke, which the last line of the log explains; as `cancelled` when asked to stop.
 */
export const syncJob = z.object({
  id: recordId,
  agent_id: recordId,
  status: z.enum(syncStatuses),
  /** A person asked to stop; it does so after the batch in hand. */
  cancel_requested: z.boolean(),
  started_at: instant,
  finished_at: instant.nullable(),
  /** Files this run has to look at: new, changed, failed before, or indexed with other settings. */
  files_total: z.number().int(),
  /** Of these, dealt with so far, whether well or not. */
  files_done: z.number().int(),
  /** Of these, now in the index. */
  files_sent: z.number().int(),
  /** Of these, in error. */
  files_failed: z.number().int(),
  chunks_embedded: z.number().int(),
  current_file: z.string().nullable(),
  /** Name of the person who started it. */
  triggered_by: z.string().nullable(),
  /** Lines of time and text, in the language of the person who started it; in lists only the last ones. */
  log_text: z.string(),
});

export type SyncJob = z.output<typeof syncJob>;
