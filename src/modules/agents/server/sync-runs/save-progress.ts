import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentEntities, type SyncProgress } from '#modules/agents/contract/events.ts';
import { RunLostError, type SyncCounters, type SyncRun } from './sync-run.ts';
import { syncJobLines, syncJobs } from '../sync-jobs/sync-jobs.tables.ts';

interface Advance {
  /** Whether open screens are told; they need not hear of every step. */
  readonly tell: boolean;
  readonly counters: SyncCounters;
  readonly currentFile: string | null;
  /** Lines for the log. */
  readonly lines?: readonly string[];
}

/**
 * Writes how far a run is and tells the open screens. Throws `RunLostError` when the run is no longer this
 * worker's, which undoes whatever else the transaction did. Tells whether somebody asked to stop.
 */
export async function advanceSync(
  tx: Transaction,
  run: SyncRun,
  { tell, counters, currentFile, lines = [] }: Advance,
): Promise<{ cancelRequested: boolean }> {
  const [row] = await tx
    .update(syncJobs)
    .set({ ...counters, current_file: currentFile })
    .where(ownRun(run))
    .returning({ cancelRequested: syncJobs.cancel_requested });
  if (row === undefined) throw new RunLostError();
  await writeLines(tx, run, lines);
  if (tell) announceProgress(tx, run, { counters, currentFile });
  return row;
}

/** Tells the open screens how far a run is. */
export function announceProgress(
  tx: Transaction,
  run: SyncRun,
  { counters, currentFile }: Pick<Advance, 'counters' | 'currentFile'>,
): void {
  const progress: SyncProgress = {
    agent_id: run.agentId,
    files_total: counters.files_total,
    files_done: counters.files_done,
    files_sent: counters.files_sent,
    files_failed: counters.files_failed,
    chunks_embedded: counters.chunks_embedded,
    current_file: currentFile,
  };
  tx.announce({ type: 'progress', entity: agentEntities.sync, entity_id: run.jobId, progress });
}

/** The run as long as it is this worker's to write. */
export function ownRun({ actor, jobId, token }: SyncRun) {
  return and(
    eq(syncJobs.company_id, actor.companyId),
    eq(syncJobs.id, jobId),
    eq(syncJobs.run_token, token),
    eq(syncJobs.status, 'running'),
  );
}

export async function writeLines(
  tx: Transaction,
  { actor, jobId }: SyncRun,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const { companyId } = actor;
  await tx
    .insert(syncJobLines)
    .values(lines.map((text) => ({ company_id: companyId, job_id: jobId, text })));
}
