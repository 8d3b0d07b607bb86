import { agentEntities, agentEvents, type SyncProgress } from '#modules/agents/contract/events.ts';
import { defineLongJob } from '#platform/server/long-jobs/define-long-job.ts';
import { syncJobs } from './sync-jobs.tables.ts';

const progress = [
  'agent_id',
  'files_total',
  'files_done',
  'files_sent',
  'files_failed',
  'chunks_embedded',
  'current_file',
] as const satisfies readonly (keyof SyncProgress)[];

/** Syncs as long-running jobs. */
export const syncRuns = defineLongJob({
  table: syncJobs,
  entity: agentEntities.sync,
  running: ['running'],
  progress,
  cancelEvent: agentEvents.sync_cancel_requested,
  belongsTo: { deletedEvent: agentEvents.deleted, column: 'agent_id' },
});
