import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import { syncRuns } from '../sync-jobs/sync-job-runs.ts';
import { storeLogLines } from './store-log-lines.ts';
import type { SyncCounters, SyncRun } from './sync-run.ts';

export type EndedStatus = Exclude<SyncJob['status'], 'running'>;

export interface SyncEnding {
  readonly status: EndedStatus;
  /** Left out where the row has better values. */
  readonly counters?: SyncCounters;
  readonly lines: readonly string[];
}

const eventOf = {
  success: agentEvents.sync_succeeded,
  completed_with_errors: agentEvents.sync_completed_with_errors,
  failed: agentEvents.sync_failed,
  cancelled: agentEvents.sync_cancelled,
} as const;

/** Ends a run, in whichever way, and records on the agent how it ended. */
export async function finishSync(
  tx: Transaction,
  run: SyncRun,
  { status, counters, lines }: SyncEnding,
): Promise<void> {
  const { actor, agentId, job } = run;
  await syncRuns.finish(tx, job, {
    actor,
    values: { ...counters, status, current_file: null },
    event: eventOf[status],
    async also(ended) {
      await storeLogLines(tx, job, lines);
      tx.announce(syncRuns.progressOf(job.id, ended));
      await tx
        .update(agentFiles)
        .set({ status: 'ready' })
        .where(and(filesOf(run), eq(agentFiles.status, 'processing')));
      const [agent] = await tx
        .update(agents)
        .set({
          latest_sync_status: status,
          ...(isThrough(status) ? { latest_sync_at: ended.finished_at } : {}),
          indexed_settings: await settingsOfIndex(tx, run),
        })
        .where(and(eq(agents.company_id, actor.companyId), eq(agents.id, agentId)))
        .returning({ name: agents.name });
      const { files_sent, files_failed, chunks_embedded } = ended;
      return {
        agent_id: agentId,
        agent_name: agent?.name,
        files_sent,
        files_failed,
        chunks_embedded,
      };
    },
  });
}

/** Whether every planned file was processed and some are in the index for it. */
export function isThrough(status: EndedStatus): boolean {
  return status === 'success' || status === 'completed_with_errors';
}

/** The settings that the index was made with: those of older files as long as there are any, so that they show. */
async function settingsOfIndex(tx: Transaction, run: SyncRun): Promise<string | null> {
  const indexed = and(filesOf(run), isNotNull(agentFiles.indexed_settings));
  const settings = { settings: agentFiles.indexed_settings };
  const [older] = await tx
    .select(settings)
    .from(agentFiles)
    .where(and(indexed, ne(agentFiles.indexed_settings, run.settings.key)))
    .limit(1);
  if (older !== undefined) return older.settings;
  const [any] = await tx.select(settings).from(agentFiles).where(indexed).limit(1);
  return any?.settings ?? null;
}

function filesOf({ actor, agentId }: SyncRun) {
  return and(eq(agentFiles.company_id, actor.companyId), eq(agentFiles.agent_id, agentId));
}
