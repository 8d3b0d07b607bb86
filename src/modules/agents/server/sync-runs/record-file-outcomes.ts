import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentFiles } from '../files/files.tables.ts';
import { READ_OTHERWISE, type AgentFileRow } from '../files/files.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { agentIndexedFiles } from '../indexing/indexing.tables.ts';
import type { DocumentOutcome } from './probe-documents.ts';
import type { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';
import { syncJobFiles } from '../sync-jobs/sync-jobs.tables.ts';

/** Marks files as being processed. */
export async function markProcessing(
  tx: Transaction,
  { actor }: SyncRun,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .update(agentFiles)
    .set({ status: 'processing', reason: null })
    .where(and(eq(agentFiles.company_id, actor.companyId), inArray(agentFiles.id, [...fileIds])));
}

interface Entry {
  readonly file: AgentFileRow;
  readonly outcome: DocumentOutcome;
  readonly clock: StageClock;
}

type Outcome = Exclude<DocumentOutcome, { status: 'gone' }>;

/** Records the results of files; those that were removed meanwhile are no longer there to be updated. */
export async function recordFileOutcomes(
  tx: Transaction,
  run: SyncRun,
  entries: readonly Entry[],
): Promise<void> {
  const results = entries.flatMap(({ file, outcome, clock }) =>
    outcome.status === 'gone' ? [] : [{ file, outcome, clock }],
  );
  if (results.length === 0) return;
  for (const { file, outcome } of results) {
    if (run.isNextIndex) await recordInNextIndex(tx, run, { file, outcome });
    else await record(tx, run, { file, outcome });
  }
  await tx
    .insert(syncJobFiles)
    .values(results.map((result) => resultRow(run, result)))
    .onConflictDoNothing();
  if (!run.isNextIndex && results.some(({ outcome }) => outcome.status === 'ready')) {
    await tx
      .update(agents)
      .set({ indexed_settings: sql`coalesce(${agents.indexed_settings}, ${run.settings.key})` })
      .where(and(eq(agents.company_id, run.actor.companyId), eq(agents.id, run.agentId)));
  }
}

interface Result {
  readonly file: AgentFileRow;
  readonly outcome: Outcome;
}

async function record(
  tx: Transaction,
  run: SyncRun,
  { file: { id }, outcome }: Result,
): Promise<void> {
  await tx
    .update(agentFiles)
    .set({
      ...columnsOf(run, outcome),
      ...(outcome.status === 'ready' && { indexed_content_hash: indexedHash(outcome) }),
      last_sync_job_id: run.job.id,
    })
    .where(and(eq(agentFiles.company_id, run.actor.companyId), eq(agentFiles.id, id)));
}

/** The file's row still describes the live index; what the next index has of it is recorded there. */
async function recordInNextIndex(
  tx: Transaction,
  { job, actor: { companyId }, index }: SyncRun,
  { file: { id }, outcome }: Result,
): Promise<void> {
  const ofFile = and(eq(agentFiles.company_id, companyId), eq(agentFiles.id, id));
  await tx
    .update(agentFiles)
    .set({
      last_sync_job_id: job.id,
      ...(outcome.status === 'ready' && { text_encoding: outcome.encoding }),
    })
    .where(ofFile);
  if (outcome.status === 'error') {
    // Neither index answers from it.
    await tx
      .update(agentFiles)
      .set({ status: 'error', reason: outcome.reason })
      .where(and(ofFile, isNull(agentFiles.indexed_content_hash)));
    return;
  }
  await tx
    .update(agentIndexedFiles)
    .set({
      content_hash: outcome.contentHash,
      pages_count: outcome.pages,
      text_quality: outcome.quality,
    })
    .where(
      and(
        eq(agentIndexedFiles.company_id, companyId),
        eq(agentIndexedFiles.file_id, id),
        eq(agentIndexedFiles.generation, index.generation),
      ),
    );
}

function resultRow(
  { job, actor }: SyncRun,
  { file, outcome, clock }: Entry & { readonly outcome: Outcome },
): typeof syncJobFiles.$inferInsert {
  const { took, times } = clock;
  return {
    company_id: actor.companyId,
    job_id: job.id,
    file_id: file.id,
    filename: file.filename,
    size_bytes: file.size_bytes,
    ...(outcome.status === 'ready'
      ? { outcome: 'indexed', chunks: outcome.chunks }
      : { outcome: 'failed', reason: outcome.reason, chunks: 0 }),
    took_ms: took,
    read_ms: times.read,
    cut_ms: times.cut,
    embed_ms: times.embed,
    store_ms: times.store,
    probe_ms: times.probe,
  };
}

/**
 * What was read, which is not what is stored when the file was replaced meanwhile, nor what is wanted when
 * another encoding was chosen.
 */
function indexedHash({ contentHash, chosenEncoding }: Outcome & { status: 'ready' }): SQL<string> {
  const unchanged = sql`${agentFiles.chosen_encoding} is not distinct from ${chosenEncoding}`;
  return sql`case when ${unchanged} then ${contentHash} else ${READ_OTHERWISE} end`;
}

function columnsOf({ settings }: SyncRun, outcome: Outcome): Partial<AgentFileRow> {
  if (outcome.status === 'ready') {
    return {
      status: 'ready',
      reason: null,
      indexed_settings: settings.key,
      chunks_count: outcome.chunks,
      pages_count: outcome.pages,
      text_quality: outcome.quality,
      text_encoding: outcome.encoding,
    };
  }
  // The index still has its earlier version of the file, if there is one.
  return { status: 'error', reason: outcome.reason };
}
