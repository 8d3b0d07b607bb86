import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { agentFiles } from '../agent-files.tables.ts';
import { findAgentRow } from '../agents.queries.ts';
import { chunkSettingsOf, indexSettingsOf, type ModelOf } from '../index-settings.ts';
import type { SyncCounters, SyncRun } from '../sync/sync-run.ts';
import { syncJobs } from '../sync-jobs.tables.ts';

interface Taking {
  readonly companyId: number;
  readonly agentId: string;
  readonly jobId: string;
  readonly modelOf: ModelOf;
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
  { companyId, agentId, jobId, modelOf }: Taking,
): Promise<TakenSync | undefined> {
  const token = newId();
  const [row] = await tx
    .update(syncJobs)
    .set({ runToken: token, attempts: sql`${syncJobs.attempts} + 1` })
    .where(
      and(
        eq(syncJobs.companyId, companyId),
        eq(syncJobs.id, jobId),
        eq(syncJobs.status, 'running'),
      ),
    )
    .returning();
  if (row === undefined) return undefined;
  const agent = await findAgentRow(tx, { companyId }, agentId);
  return {
    run: {
      jobId,
      agentId,
      actor: {
        companyId,
        userId: row.triggeredBy,
        employeeId: row.triggeredByEmployee,
        requestId: jobId,
      },
      token,
      attempts: row.attempts,
      language: row.language,
      onlyFiles: row.onlyFiles,
      index: { companyId, agentId },
      model: modelOf(agent.embeddingModel),
      modelName: agent.embeddingModel,
      settings: { chunks: chunkSettingsOf(agent), key: indexSettingsOf(agent, modelOf) },
    },
    counters: await countDone(tx, { companyId, jobId }),
    cancelRequested: row.cancelRequested,
  };
}

/** Counted from the files themselves, so that a crash between two of them loses and doubles nothing. */
async function countDone(
  tx: Transaction,
  { companyId, jobId }: Pick<Taking, 'companyId' | 'jobId'>,
): Promise<SyncCounters> {
  const withStatus = (status: string) =>
    count(sql`case when ${agentFiles.status} = ${status} then 1 end`);
  const [done] = await tx
    .select({
      files: count(),
      sent: withStatus('ready'),
      failed: withStatus('error'),
      // A failed file has the chunks of its version before.
      chunks: sum(
        sql`case when ${agentFiles.status} = 'ready' then ${agentFiles.chunksCount} end`,
      ).mapWith(Number),
    })
    .from(agentFiles)
    .where(and(eq(agentFiles.companyId, companyId), eq(agentFiles.lastSyncJobId, jobId)));
  return {
    filesTotal: done?.files ?? 0,
    filesDone: done?.files ?? 0,
    filesSent: done?.sent ?? 0,
    filesFailed: done?.failed ?? 0,
    chunksEmbedded: done?.chunks ?? 0,
  };
}
