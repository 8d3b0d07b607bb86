import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { workOnJob } from '#platform/server/long-jobs/work-on-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { agentExists } from '../agents/agents.queries.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import { MOST_ATTEMPTS, syncDocuments } from '../sync-jobs/sync-documents.ts';
import { syncRuns } from '../sync-jobs/sync-job-runs.ts';
import { prepareSync } from './prepare-sync.ts';
import { createSyncAttempt } from './run-sync.ts';

const MOST_FAILURES = 3;

/** Runs syncs; after a crash or a stop of the process, the same run continues where it was. */
export function syncDocumentsJob(context: AgentsContext): JobHandler {
  const { database, retrieval } = context;

  return handleJob(syncDocuments, async (payload, { signal }) =>
    workOnJob(context, syncRuns, {
      key: { companyId: payload.companyId, id: payload.jobId },
      stopping: signal,
      begin: async (tx, row) => createSyncAttempt(context, await prepareSync(tx, row, context)),
      lost: (attempt) => forgetIfGone(attempt?.run.index ?? { ...payload, generation: 0 }),
      mostFailures: MOST_FAILURES,
      mostAttempts: MOST_ATTEMPTS,
    }),
  );

  /** A run whose agent was deleted removes from the index what it may have written after that. */
  async function forgetIfGone(index: IndexAddress): Promise<void> {
    const exists = await database.inCompany(index, (tx) => agentExists(tx, index, index.agentId), {
      readOnly: true,
    });
    if (!exists) await retrieval.removeIndex(index);
  }
}
