import { and, eq, sql } from 'drizzle-orm';
import type { StageTimes } from '#modules/agents/contract/sync-job.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentFiles } from '../agent-files.tables.ts';
import type { AgentFileRow } from '../agent-files.queries.ts';
import { agents } from '../agents.tables.ts';
import type { DocumentOutcome } from '../sync/index-document.ts';
import type { SyncRun } from '../sync/sync-run.ts';
import { syncJobFiles } from '../sync-jobs.tables.ts';

/** Marks a file as the one in hand. */
export async function markProcessing(
  tx: Transaction,
  { actor }: SyncRun,
  { id }: AgentFileRow,
): Promise<void> {
  await tx
    .update(agentFiles)
    .set({ status: 'processing', reason: null })
    .where(and(eq(agentFiles.companyId, actor.companyId), eq(agentFiles.id, id)));
}

interface Entry {
  readonly file: AgentFileRow;
  readonly outcome: DocumentOutcome;
  readonly took: { readonly ms: number; readonly stages: StageTimes };
}

/** Enters into the books what became of a file; one that was removed meanwhile has no entry any more. */
export async function recordFileOutcome(
  tx: Transaction,
  run: SyncRun,
  { file, outcome, took }: Entry,
): Promise<void> {
  if (outcome.status === 'gone') return;
  await tx
    .update(agentFiles)
    .set({ ...columnsOf(run, outcome), lastSyncJobId: run.jobId })
    .where(and(eq(agentFiles.companyId, run.actor.companyId), eq(agentFiles.id, file.id)));
  const { stages } = took;
  const entry: typeof syncJobFiles.$inferInsert = {
    companyId: run.actor.companyId,
    jobId: run.jobId,
    fileId: file.id,
    filename: file.filename,
    sizeBytes: file.sizeBytes,
    ...(outcome.status === 'ready'
      ? { outcome: 'indexed', chunks: outcome.chunks }
      : { outcome: 'failed', reason: outcome.reason, chunks: 0 }),
    tookMs: took.ms,
    readMs: stages.read,
    cutMs: stages.cut,
    embedMs: stages.embed,
    storeMs: stages.store,
    probeMs: stages.probe,
  };
  // A worker that lost the run finds the entry of the next one; `advanceSync` then undoes all it did.
  await tx.insert(syncJobFiles).values(entry).onConflictDoNothing();
  if (outcome.status === 'ready') {
    await tx
      .update(agents)
      .set({ indexedSettings: sql`coalesce(${agents.indexedSettings}, ${run.settings.key})` })
      .where(and(eq(agents.companyId, run.actor.companyId), eq(agents.id, run.agentId)));
  }
}

function columnsOf(
  { settings }: SyncRun,
  outcome: Exclude<DocumentOutcome, { status: 'gone' }>,
): Partial<AgentFileRow> {
  if (outcome.status === 'ready') {
    return {
      status: 'ready',
      reason: null,
      // What was read, which is not what is stored when the file was replaced meanwhile.
      indexedContentHash: outcome.contentHash,
      indexedSettings: settings.key,
      chunksCount: outcome.chunks,
      pagesCount: outcome.pages,
      textQuality: outcome.quality,
    };
  }
  // The index goes on showing what it held of the file: its version before, where there is one.
  return { status: 'error', reason: outcome.reason };
}
