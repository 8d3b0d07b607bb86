import { agentErrors } from './errors.ts';
import { syncStatuses } from './sync-status.ts';
import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { fileErrorReason } from './files.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters, pageQuery } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';

/** The stages of a document in a run, in this order. */
export const syncStages = ['read', 'cut', 'embed', 'store', 'probe'] as const;

export type SyncStage = (typeof syncStages)[number];

/** Milliseconds in which a document was in each stage. */
const stageTimes = z.record(z.enum(syncStages), z.number().int());

export type StageTimes = z.output<typeof stageTimes>;

/** Several documents are worked on at once, so what each stage took of a run is its share: all add up to the run. */
const runTimes = z.record(z.enum([...syncStages, 'other']), z.number().int());

export type RunTimes = z.output<typeof runTimes>;

/**
 * One run. Files that cannot be read do not fail it: they have their own reason and the log lists them.
 * It ends as `success` when every planned file was indexed or there was nothing to do; as
 * `completed_with_errors` when some were and some could not be; as `failed` when no planned file could be
 * indexed or something internal or the embedding service failed, which the last line of the log explains;
 * as `cancelled` when a person stopped it.
 */
export const syncJob = z.object({
  id: recordId,
  agent_id: recordId,
  status: z.enum(syncStatuses),
  /** A person requested a stop; it stops after the current batch. */
  cancel_requested: z.boolean(),
  started_at: instant,
  finished_at: instant.nullable(),
  /** Files this run has to process: new, changed, failed before, or indexed with other settings. */
  files_total: z.number().int(),
  /** How many of these are done, successfully or not. */
  files_done: z.number().int(),
  /** Of these, now in the index. */
  files_sent: z.number().int(),
  /** Of these, in error. */
  files_failed: z.number().int(),
  chunks_embedded: z.number().int(),
  /** How many files were chosen to be synced; null where all were considered. */
  files_chosen: z.number().int().nullable(),
  /** Null in lists, and before the first file is done. */
  stages: runTimes.nullable(),
  current_file: z.string().nullable(),
  /** Started by the agent's schedule, on behalf of the person who set it. */
  scheduled: z.boolean(),
  /** Name of the person who started it. */
  triggered_by: z.string().nullable(),
  /** Lines of time and text, in the language of the person who started it; in lists only the last ones. */
  log_text: z.string(),
});

export const syncFileOutcomes = ['failed', 'indexed'] as const;

/** The result of one file in a run. The name is that of then; the file itself may have been deleted. */
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

/**
 * Why a file is part of the next run: never indexed, other content, indexed with other settings, failed
 * before, or not in the index although it should be.
 */
const plannedChanges = ['added', 'changed', 'settings', 'failed', 'repaired'] as const;

export type PlannedChange = (typeof plannedChanges)[number];

/** What a run started at this moment would do. */
export const syncForecast = z.object({
  /** Planned files by reason; a reason without files is left out. */
  changes: z.partialRecord(z.enum(plannedChanges), z.number().int()),
  /** Planned files, whatever the reason. */
  files_total: z.number().int(),
  unchanged: z.number().int(),
  /** Files in error that are not tried again, because their content is the reason. */
  in_error: z.number().int(),
  /** Files that no longer exist and leave the index. */
  removed: z.number().int(),
  /** Only the first hundred. */
  files: z.array(
    z.object({ file_id: recordId, filename: z.string(), change: z.enum(plannedChanges) }),
  ),
  /** Estimated from the text of some of the files and from those indexed so far; null where there are no data. */
  chunks: z.number().int().nullable(),
  /** Estimated from the agent's last runs, before these from reading some of the files; null where there are no data. */
  estimated_ms: z.number().int().nullable(),
  /**
   * Set where the whole index, as it is expected to be, does not fit into the memory for indexes: questions to
   * other agents then push it out, and each question after that reads it again.
   */
  too_large: z.object({ bytes: z.number().int(), limit_bytes: z.number().int() }).nullable(),
});

export type SyncForecast = z.output<typeof syncForecast>;

/** The spec's figures for screens that poll, where the live stream is down. */
export const syncPolling = {
  historyEveryMs: 5_000,
  checkEveryMs: 5_000,
  checkForMs: 300_000,
} as const;

/** How many files can be chosen for one run. */
const filesChosenAtMost = 1_000;

/**
 * The same `idempotency_key` for the same agent returns the job it started before, running or ended.
 * While one runs, any other key is refused as `agents.sync_running`. With `only: "failed"` the run takes the
 * files that are in error at this moment and leaves all others alone; without any it is refused as
 * `agents.nothing_failed`. With `file_ids` it takes those files, whatever their state.
 */
export const startSyncRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/sync',
  access: agentPermissions.name('sync'),
  summary: "Bring the agent's index up to date with its files",
  body: z.strictObject({
    idempotency_key: z.string().min(1).max(255).optional(),
    only: z.literal('failed').optional(),
    file_ids: z.array(recordId).min(1).max(filesChosenAtMost).optional(),
  }),
  refuses: [agentErrors.sync_running, agentErrors.nothing_failed],
  answers: { 202: syncJob },
});

/** Changes nothing. Starting does not depend on it: later changes are processed as well. */
export const forecastSyncRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/plan',
  access: agentPermissions.name('sync'),
  summary: 'What a sync started now would do, and about how long it would take',
  answers: { 200: syncForecast },
});

export const listSyncJobsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/history',
  access: agentPermissions.name('read'),
  summary: 'Sync runs of an agent, the latest first',
  query: pageQuery,
  answers: { 200: page(syncJob) },
});

export const getSyncJobRoute = defineRoute({
  method: 'GET',
  path: '/v1/sync-jobs/:id',
  access: agentPermissions.name('read'),
  summary: 'One sync run with its whole log',
  answers: { 200: syncJob },
});

export const listSyncJobFilesRoute = defineRoute({
  method: 'GET',
  path: '/v1/sync-jobs/:id/files',
  access: agentPermissions.name('read'),
  summary: 'The result of each file of a run, the failed ones first',
  query: z.object({ ...pageParameters, outcome: z.enum(syncFileOutcomes).optional() }),
  answers: { 200: page(syncJobFile) },
});

export const cancelSyncJobRoute = defineRoute({
  method: 'POST',
  path: '/v1/sync-jobs/:id/cancel',
  access: agentPermissions.name('sync'),
  summary: 'Ask a running sync to stop',
  refuses: [agentErrors.sync_not_running],
  answers: { 200: syncJob },
});

/** When an agent is synced automatically: never, at every full hour, or once a day. */
export const scheduleInput = z.discriminatedUnion('repeat', [
  z.strictObject({ repeat: z.literal('off') }),
  z.strictObject({ repeat: z.literal('hourly') }),
  z.strictObject({
    repeat: z.literal('daily'),
    /** In the time of the company, which is that of Thailand. */
    hour: z.number().int().min(0).max(23),
  }),
]);

export type ScheduleInput = z.output<typeof scheduleInput>;

export const syncSchedule = z.object({
  repeat: z.enum(['off', 'hourly', 'daily']),
  /** Null unless daily. */
  hour: z.number().int().nullable(),
  next_run_at: instant.nullable(),
  /** Name of the person who set it, on whose behalf the runs start. */
  set_by: z.string().nullable(),
});

export type SyncSchedule = z.output<typeof syncSchedule>;

export const getScheduleRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/schedule',
  access: agentPermissions.name('read'),
  summary: 'When the agent is synced automatically',
  answers: { 200: syncSchedule },
});

/** A run that is due while another runs is left out; a missed one is made up for once. */
export const setScheduleRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/sync/schedule',
  access: agentPermissions.name('sync'),
  summary: 'Have the agent synced automatically, or no longer',
  body: scheduleInput,
  answers: { 200: syncSchedule },
});
