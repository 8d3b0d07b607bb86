import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import { defineJob, handleJob, type JobHandler } from './define-job.ts';

interface DueWork<Due> {
  /** Name of the job, for example `agents.run-schedules`. */
  readonly name: string;
  /** What is due in all companies, the longest due first; what is left out waits for the next minute. */
  readonly readDue: (tx: Transaction, now: Date) => Promise<readonly Due[]>;
  /** Starts it and stores when it is next due, in a transaction of its company. */
  readonly start: (tx: Transaction, due: Due & { readonly now: Date }) => Promise<unknown>;
}

/** A job that starts every minute what is due by its schedule, including what a stopped server missed. */
export function startDueJob<Due extends { readonly companyId: number }>(
  { clock, database, logger }: Pick<Context, 'clock' | 'database' | 'logger'>,
  { name, readDue, start }: DueWork<Due>,
): JobHandler {
  const run = async () => {
    const now = clock.now();
    const due = await database.asSystem((tx) => readDue(tx, now), { readOnly: true });
    for (const each of due) {
      try {
        await database.inCompany(each, (tx) => start(tx, { ...each, now }));
      } catch (error) {
        // One that cannot start does not delay the others; it is tried again in a minute.
        logger.error({ err: error, job: name, due: each }, 'scheduled work did not start');
      }
    }
  };
  return handleJob(defineJob(name, z.unknown()), run, { schedule: '* * * * *' });
}
