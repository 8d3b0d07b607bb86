import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { fileErrorReason } from './agent-file.ts';

export const syncStatuses = [
  'running',
  'success',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;

/** What a document goes through in a run, in this order. */
export const syncStages = ['read', 'cut', 'embed', 'store', 'probe'] as const;

export type SyncStage = (typeof syncStages)[number];

/** Milliseconds spent in each stage. Documents are read ahead, so they may add up to more than the run took. */
const stageTimes = z.record(z.enum(syncStages), z.number().int());

export type StageTimes = z.output<typeof stageTimes>;

/**
 * One run. Files which cannot be read do not fail it: they carry their own reason and the log names them.
 * It ends as `success` when every planned file was indexed or there was nothing to do; as
 * `completed_with_errors` when some were and some could not be; as `failed` when no planned file could be
 * indexed or something of ours or of the embedding service broke, which the last line of the log explains;
 * as `cancelled` when asked to stop.
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
  /** How many files were chosen to be synced; null where all were looked at. */
  files_chosen: z.number().int().nullable(),
  /** Null in lists, and before the first file is done. */
  stages: stageTimes.nullable(),
  current_file: z.string().nullable(),
  /** Started by the agent's schedule, in the name of who set that. */
  scheduled: z.boolean(),
  /** Name of the person who started it. */
  triggered_by: z.string().nullable(),
  /** Lines of time and text, in the language of the person who started it; in lists only the last ones. */
  log_text: z.string(),
});

export const syncFileOutcomes = ['failed', 'indexed'] as const;

/** What became of one file in a run. The name is that of then; the file itself may be gone by now. */
export const syncJobFile = z.object({
  file_id: recordId,
  filename: z.string(),
  outcome: z.enum(syncFileOutcomes),
  reason: fileErrorReason.nullable(),
  /** The reason in the caller's language: what happened and what to do. */
  reason_message: z.string().nullable(),
  chunks: z.number().int(),
  /** Milliseconds in which nothing else was done. */
  took_ms: z.number().int(),
  stages: stageTimes,
});

export type SyncJobFile = z.output<typeof syncJobFile>;

export type SyncJob = z.output<typeof syncJob>;
