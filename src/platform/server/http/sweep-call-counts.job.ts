import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/transactions.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import { callCounts } from './call-counts.tables.ts';

const sweepCounts = defineJob('platform.sweep-call-counts', z.unknown());

/** Deletes counts that count no longer. */
export function sweepCallCountsJob(database: Database): JobHandler {
  const run = async () => {
    await database.asSystem((tx) =>
      tx.delete(callCounts).where(lt(callCounts.until, new Date().toISOString())),
    );
  };
  return handleJob(sweepCounts, run, { schedule: '25 * * * *' });
}
