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
  let isToLook = false;
  const stop = () => wish.abort(new RunCancelledError());
  const look = async (row: Row) => {
    if (await job.isStopped(database, row)) stop();
  };
  const lookIfClaimed = () => {
    isToLook = true;
    // If this check fails, the next write of the run notices.
    if (claimed !== undefined) look(claimed).catch(() => undefined);
  };
  const close = announcements.subscribe(companyId, (message) => {
    if (job.isOrphanedBy(message, claimed)) stop();
    // The message may come late, when the run that it cancelled has ended and this one has begun.
    if (message.type === 'missed_too_much' || job.isCancelledBy(message, id)) lookIfClaimed();
  });
  return {
    signal: wish.signal,
    of: (row: Row) => {
      claimed = row;
      if (isToLook) lookIfClaimed();
    },
    close,
  };
}
