import type { Context } from '../context.ts';
import type { JobKey, LongJob, Run } from './define-long-job.ts';
import { RunCancelledError } from './run-errors.ts';

/** Notices, even before the job is claimed, when it is cancelled or the record it belongs to is deleted. */
export function watchForStop<Row extends Run>(
  { database, announcements }: Pick<Context, 'database' | 'announcements'>,
  job: LongJob<Row>,
  { companyId, id }: JobKey,
) {
  const wish = new AbortController();
  let claimed: Row | undefined;
  const stop = () => wish.abort(new RunCancelledError());
  const look = async (row: Row) => {
    if (await job.isStopped(database, row)) stop();
  };
  const close = announcements.subscribe(companyId, (message) => {
    if (job.isStoppedBy(message, id, claimed)) stop();
    // If this check fails, the next write of the run notices.
    if (message.type === 'missed_too_much' && claimed !== undefined) {
      look(claimed).catch(() => undefined);
    }
  });
  return {
    signal: wish.signal,
    of: (row: Row) => void (claimed = row),
    close,
  };
}
