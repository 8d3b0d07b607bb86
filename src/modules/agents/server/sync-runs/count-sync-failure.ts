import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncRun } from './sync-run.ts';
import { syncJobs } from '../sync-jobs/sync-jobs.tables.ts';
import { ownRun } from './save-progress.ts';

/** Counts that a run failed; tells how often it has by now, or nothing when it is no longer this worker's. */
export async function countFailure(tx: Transaction, run: SyncRun): Promise<number | undefined> {
  const [row] = await tx
    .update(syncJobs)
    .set({ failures: sql`${syncJobs.failures} + 1` })
    .where(ownRun(run))
    .returning({ failures: syncJobs.failures });
  return row?.failures;
}
