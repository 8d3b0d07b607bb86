import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncJobFile } from '#modules/agents/contract/sync-jobs.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { newId } from '#platform/server/ids.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { chunkSettingsOf, type ModelOf } from '../agents/index-settings.ts';
import type { SyncCounters, SyncRun } from './sync-run.ts';
import { syncJobFiles, syncJobs } from '../sync-jobs/sync-jobs.tables.ts';
import { takeOnIndex } from '../index-generations/prepare-target-index.ts';

interface Taking {
  readonly companyId: number;
  readonly agentId: string;
  readonly jobId: string;
  readonly modelOf: ModelOf;
  readonly jobs: Jobs;
}

export interface TakenSync {
  readonly run: SyncRun;
  /** What earlier workers of the run got done; the total is not known before it is planned. */
  readonly counters: SyncCounters;
  /** A person asked to stop before anybody took it on. */
  readonly cancelRequested: boolean;
}

/** Makes this worker the one that may write about a run; nothing when the run has ended or is gone. */
export async function takeOnSync(
  tx: Transaction,
  { companyId, agentId, jobId, modelOf, jobs }: Taking,
): Promise<TakenSync | undefined> {
  const token = newId();
  const [row] = await tx
    .update(syncJobs)
    .set({ run_token: token, attempts: sql`${syncJobs.attempts} + 1` })
    .where(
      and(
        eq(syncJobs.company_id, companyId),
        eq(syncJobs.id, jobId),
        eq(syncJobs.status, 'running'),
      ),
    )
    .returning();
  if (row === undefined) return undefined;
  const agent = await lockAgentRow(tx, { companyId, language: row.language }, agentId);
  const onlyChosen = row.only_files !== null;
  const generation = await takeOnIndex(tx, { agent, onlyChosen, modelOf, jobs });
  return {
    run: {
      jobId,
      agentId,
      actor: {
        companyId,
        userId: row.triggered_by,
        employeeId: row.triggered_by_employee,
        requestId: jobId,
      },
      token,
      attempts: row.attempts,
      language: row.language,
      onlyFiles: row.only_files,
      index: { companyId, agentId, generation: generation.number },
      aside: generation.state !== 'live',
      model: modelOf(generation.embedding_model),
      modelName: generation.embedding_model,
      settings: { chunks: chunkSettingsOf(generation), key: generation.settings },
    },
    counters: await countDone(tx, { companyId, jobId }),
    cancelRequested: row.cancel_requested,
  };
}

/** Counted from what became of the files, so that a crash between two of them loses and doubles nothing. */
async function countDone(
  tx: Transaction,
  { companyId, jobId }: Pick<Taking, 'companyId' | 'jobId'>,
): Promise<SyncCounters> {
  const withOutcome = (outcome: SyncJobFile['outcome']) =>
    count(sql`case when ${syncJobFiles.outcome} = ${outcome} then 1 end`);
  const [done] = await tx
    .select({
      files: count(),
      sent: withOutcome('indexed'),
      failed: withOutcome('failed'),
      chunks: sum(syncJobFiles.chunks).mapWith(Number),
    })
    .from(syncJobFiles)
    .where(and(eq(syncJobFiles.company_id, companyId), eq(syncJobFiles.job_id, jobId)));
  return {
    files_total: done?.files ?? 0,
    files_done: done?.files ?? 0,
    files_sent: done?.sent ?? 0,
    files_failed: done?.failed ?? 0,
    chunks_embedded: done?.chunks ?? 0,
  };
}
