import type { Attempt } from '#platform/server/long-jobs/work-on-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { readFilesOfAgent } from '../files/files.queries.ts';
import { filesSeenBeside } from '../index-generations/files-in-next-index.ts';
import { readAsideBooks } from '../index-generations/index-generations.queries.ts';
import { MOST_ATTEMPTS } from '../sync-jobs/sync-documents.ts';
import { compareWithNextIndex } from './compare-next-index.ts';
import { finishNextIndex } from './finish-next-index.ts';
import { finishSync, type EndedStatus } from './finish-sync.ts';
import { planSync, type SyncPlan } from './plan-sync.ts';
import type { PreparedSync } from './prepare-sync.ts';
import { createRunLog } from './run-log.ts';
import { RunProgress } from './run-progress.ts';
import { createRunWriter } from './run-writer.ts';
import { removeFromIndex, syncFiles } from './sync-files.ts';
import type { SyncCounters, SyncRun } from './sync-run.ts';

interface SyncAttempt extends Attempt {
  readonly run: SyncRun;
}

/**
 * One worker's try at a run. Between two short transactions it reads, embeds and writes to the index; a
 * crash anywhere loses at most the current files, which the next worker starts again.
 */
export function createSyncAttempt(
  context: AgentsContext,
  { run, counters }: PreparedSync,
): SyncAttempt {
  const { database, jobs, logger, translator } = context;
  const log = createRunLog(translator, run);
  const progress = new RunProgress(counters);
  const writer = createRunWriter(context, { run, progress });

  return {
    run,

    async work(signal) {
      const plan = await makePlan(context, run);
      await writer.advance({
        update: () => progress.plan(plan.toIndex.length),
        lines: log.opening(plan),
      });
      await removeFromIndex(context, run, plan.toRemove);
      const tools = { files: plan.toIndex, progress, writer, log, signal };
      const brokenBy = await syncFiles(context, run, tools);
      if (brokenBy !== undefined) return writer.finish('failed', log.stopped(brokenBy));
      const status = statusOf(progress.done);
      const lines = [...log.removed(plan.toRemove.length), ...log.ending(status, progress.done)];
      if (!run.isNextIndex || status === 'failed') return writer.finish(status, lines);
      const comparison = await compareWithNextIndex(context, run, signal);
      await writer.finish(status, [...lines, ...log.compared(comparison)], (tx) =>
        finishNextIndex(tx, run, { comparison, jobs }),
      );
    },

    async end(reason, error) {
      if (reason === 'cancelled') {
        return writer.finish('cancelled', log.ending('cancelled', progress.done));
      }
      if (reason === 'failed') logger.error({ err: error, syncJobId: run.job.id }, 'a sync failed');
      const lines = reason === 'failed' ? log.broken() : log.gaveUp(MOST_ATTEMPTS);
      // What an earlier worker counted stays: this one may not have come as far.
      await database.inCompany(run.actor, (tx) => finishSync(tx, run, { status: 'failed', lines }));
    },
  };
}

async function makePlan(
  { database, retrieval }: AgentsContext,
  { job, actor, agentId, isNextIndex, index, settings }: SyncRun,
): Promise<SyncPlan> {
  const files = await database.inCompany(
    actor,
    async (tx) => {
      const stored = await readFilesOfAgent(tx, actor, agentId);
      if (!isNextIndex) return stored;
      const books = await readAsideBooks(tx, index);
      return filesSeenBeside(stored, { books, settings: settings.key });
    },
    { readOnly: true },
  );
  const indexed = await retrieval.listFiles(index);
  const { id: jobId, only_files: only } = job;
  return planSync({ files, indexed, settings: settings.key, jobId, only });
}

function statusOf({ files_sent, files_failed }: SyncCounters): EndedStatus {
  if (files_failed === 0) return 'success';
  return files_sent === 0 ? 'failed' : 'completed_with_errors';
}
