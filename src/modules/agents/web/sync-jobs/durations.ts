import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';

type Times = Pick<SyncJob, 'status' | 'started_at' | 'finished_at'>;
type Progress = Times & Pick<SyncJob, 'files_done' | 'files_total'>;

/** How long a run took, or has been taking until now; a run that ended without saying when has no duration. */
export function durationOf(job: Times, now: number): number | undefined {
  const start = Date.parse(job.started_at);
  if (job.finished_at !== null) return Math.max(0, Date.parse(job.finished_at) - start);
  // The clocks of the server and of this machine need not agree to the second.
  return job.status === 'running' ? Math.max(0, now - start) : undefined;
}

/** Share of the run that is done, between 0 and 1. */
export function shareOf({ files_done, files_total }: Pick<SyncJob, 'files_done' | 'files_total'>) {
  return files_total === 0 ? 0 : Math.min(1, files_done / files_total);
}

/** How long it may still take if it goes on as it did; unknown before the first file is done. */
export function timeLeftOf(job: Progress, now: number): number | undefined {
  const elapsed = durationOf(job, now);
  if (elapsed === undefined || job.files_done === 0) return undefined;
  return (elapsed / job.files_done) * Math.max(0, job.files_total - job.files_done);
}
