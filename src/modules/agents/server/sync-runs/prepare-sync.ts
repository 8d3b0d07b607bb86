import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncJobFile } from '#modules/agents/contract/sync-jobs.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { chunkSettingsOf, type ModelOf } from '../agents/index-settings.ts';
import type { SyncCounters, SyncRun } from './sync-run.ts';
import type { SyncJobRow } from '../sync-jobs/sync-jobs.queries.ts';
import { syncJobFiles } from '../sync-jobs/sync-jobs.tables.ts';
import { takeOnIndex } from '../index-generations/prepare-target-index.ts';

export interface PreparedSync {
  readonly run: SyncRun;
  /** What earlier workers of the run completed; the total is not known before it is planned. */
  readonly counters: SyncCounters;
}

/** Finds out for a run that was just claimed which index it works on and what of it is done. */
export async function prepareSync(
  tx: Transaction,
  job: SyncJobRow,
  { modelOf, jobs }: { readonly modelOf: ModelOf; readonly jobs: Jobs },
): Promise<PreparedSync> {
  const { company_id: companyId, agent_id: agentId, language } = job;
  const agent = await lockAgentRow(tx, { companyId, language }, agentId);
  const onlyChosen = job.only_files !== null;
  const generation = await takeOnIndex(tx, { agent, onlyChosen, modelOf, jobs });
  return {
    run: {
      job,
      agentId,
      actor: {
        companyId,
        userId: job.triggered_by,
        employeeId: job.triggered_by_employee,
        requestId: job.id,
      },
      index: { companyId, agentId, generation: generation.number },
      isNextIndex: generation.state !== 'live',
      model: modelOf(generation.embedding_model),
      modelName: generation.embedding_model,
      settings: { chunks: chunkSettingsOf(generation), key: generation.settings },
    },
    counters: await countDone(tx, job),
  };
}

/** Counted from the results of the files, so that a crash between two of them loses and doubles nothing. */
async function countDone(tx: Transaction, { company_id, id }: SyncJobRow): Promise<SyncCounters> {
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
    .where(and(eq(syncJobFiles.company_id, company_id), eq(syncJobFiles.job_id, id)));
  return {
    files_total: done?.files ?? 0,
    files_done: done?.files ?? 0,
    files_sent: done?.sent ?? 0,
    files_failed: done?.failed ?? 0,
    chunks_embedded: done?.chunks ?? 0,
  };
}
