import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncJobRow } from '../sync-jobs/sync-jobs.queries.ts';
import { syncJobLines } from '../sync-jobs/sync-jobs.tables.ts';

/** Adds lines to the log of a run. */
export async function storeLogLines(
  tx: Transaction,
  { company_id, id: job_id }: SyncJobRow,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(syncJobLines).values(lines.map((text) => ({ company_id, job_id, text })));
}
