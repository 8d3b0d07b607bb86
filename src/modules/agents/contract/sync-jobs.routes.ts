import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageParameters, pageQuery } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';
import { syncForecast } from './sync-plan.ts';
import { syncFileOutcomes, syncJob, syncJobFile } from './sync-job.ts';

/** The spec's figures for screens that poll, where the live stream is down. */
export const syncPolling = {
  historyEveryMs: 5_000,
  checkEveryMs: 5_000,
  checkForMs: 300_000,
} as const;

/** So many files can be chosen for one run. */
const filesChosenAtMost = 1_000;

const syncJobParams = z.object({ id: recordId });

/**
 * The same `idempotency_key` for the same agent answers the job it started before, running or ended.
 * While one runs, any other key is refused as `agents.sync_running`. With `only: "failed"` the run takes the
 * files that are in error at this moment and leaves all others alone; without any it is refused as
 * `agents.nothing_failed`. With `file_ids` it takes those files, whatever their state.
 */
export const startSyncRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/sync',
  access: agentPermissions.name('sync'),
  summary: "Bring the agent's index up to date with its files",
  params: agentParams,
  body: z.strictObject({
    idempotency_key: z.string().min(1).max(255).optional(),
    only: z.literal('failed').optional(),
    file_ids: z.array(recordId).min(1).max(filesChosenAtMost).optional(),
  }),
  answers: { 202: syncJob },
});

/** Changes nothing. Starting does not depend on it: what has changed meanwhile is dealt with as well. */
export const forecastSyncRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/plan',
  access: agentPermissions.name('sync'),
  summary: 'What a sync started now would do, and about how long it would take',
  params: agentParams,
  answers: { 200: syncForecast },
});

export const listSyncJobsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/history',
  access: agentPermissions.name('read'),
  summary: 'Sync runs of an agent, the latest first',
  params: agentParams,
  query: pageQuery,
  answers: { 200: page(syncJob) },
});

export const getSyncJobRoute = defineRoute({
  method: 'GET',
  path: '/v1/sync-jobs/:id',
  access: agentPermissions.name('read'),
  summary: 'One sync run with its whole log',
  params: syncJobParams,
  answers: { 200: syncJob },
});

export const listSyncJobFilesRoute = defineRoute({
  method: 'GET',
  path: '/v1/sync-jobs/:id/files',
  access: agentPermissions.name('read'),
  summary: 'What became of each file of a run, the failed ones first',
  params: syncJobParams,
  query: z.object({ ...pageParameters, outcome: z.enum(syncFileOutcomes).optional() }),
  answers: { 200: page(syncJobFile) },
});

export const cancelSyncJobRoute = defineRoute({
  method: 'POST',
  path: '/v1/sync-jobs/:id/cancel',
  access: agentPermissions.name('sync'),
  summary: 'Ask a running sync to stop',
  params: syncJobParams,
  answers: { 200: syncJob },
});
