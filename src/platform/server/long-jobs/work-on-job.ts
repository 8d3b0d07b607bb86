import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import type { JobKey, LongJob, Run } from './define-long-job.ts';
import { RunCancelledError, RunLostError } from './run-errors.ts';
import { watchForStop } from './watch-for-stop.ts';

/** Why a job ends before its work is done. */
export type StopReason = 'cancelled' | 'failed' | 'gave_up';

/** One worker's try at a job. */
export interface Attempt {
  /** Does the work and records its end. The signal aborts when the job is cancelled or the process stops. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** Records an end that the work could not record itself. */
  readonly end: (reason: StopReason, error?: unknown) => Promise<void>;
}

interface Claimable extends Run {
  readonly attempts: number;
  readonly cancel_requested: boolean;
}

interface Work<Row, Try> {
  readonly key: JobKey;
  /** Aborts when the process is asked to stop. */
  readonly stopping: AbortSignal;
  /** Prepares the work, in the transaction that claims the job. */
  readonly begin: (tx: Transaction, row: Row) => Promise<Try>;
  /** Cleans up where the job has ended, was deleted or was taken over by another worker. */
  readonly lost?: (attempt: Try | undefined) => Promise<void>;
  /** This many internal failures end the job; after fewer the queue tries again. */
  readonly mostFailures: number;
  /** This many workers may die of it; the queue retries more often (`RETRIED_TO_ITS_END`), so that the job always ends. */
  readonly mostAttempts: number;
}

type Means = Pick<Context, 'database' | 'announcements'>;

/** Claims a job, works on it, and records an end whatever happens, except where the process stops. */
export async function workOnJob<Row extends Claimable, Try extends Attempt>(
  { database, announcements }: Means,
  job: LongJob<Row>,
  { key, stopping, begin, lost, mostFailures, mostAttempts }: Work<Row, Try>,
): Promise<void> {
  const watch = watchForStop({ database, announcements }, job, key);
  let attempt: Try | undefined;
  try {
    const claimed = await database.inCompany(key, async (tx) => {
      const row = await job.claim(tx, key);
      return row === undefined ? undefined : { row, attempt: await begin(tx, row) };
    });
    if (claimed === undefined) throw new RunLostError();
    ({ attempt } = claimed);
    const { row } = claimed;
    watch.of(row);
    if (row.attempts > mostAttempts) await attempt.end('gave_up');
    else await carryOut(row, attempt);
  } catch (error) {
    if (!(error instanceof RunLostError)) throw error;
    await lost?.(attempt);
  } finally {
    watch.close();
  }

  async function carryOut(row: Row, { work, end }: Try): Promise<void> {
    try {
      if (row.cancel_requested) throw new RunCancelledError();
      await work(AbortSignal.any([stopping, watch.signal]));
    } catch (error) {
      if (error instanceof RunLostError) throw error;
      if (error instanceof RunCancelledError) return end('cancelled');
      stopping.throwIfAborted();
      const failures = await job.countFailure(database, row);
      if (failures === undefined) throw new RunLostError();
      if (failures < mostFailures) throw error;
      await end('failed', error);
    }
  }
}
