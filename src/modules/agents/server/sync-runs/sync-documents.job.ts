import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { agentExists } from '../agents/agents.queries.ts';
import { SupersededError } from '../indexing/index-errors.ts';
import type { AgentAddress } from '../agents/retrieval.ts';
import { createRunLog } from './run-log.ts';
import { runSync } from './run-sync.ts';
import { RunLostError } from './sync-run.ts';
import { countFailure } from './count-sync-failure.ts';
import { finishSync } from './finish-sync.ts';
import { takeOnSync, type TakenSync } from './claim-sync.ts';
import { syncDocuments } from '../sync-jobs/sync-documents.ts';

/** After so many failures of ours the run ends and says so. */
const MOST_FAILURES = 3;
/** Fewer than the retries of the job, so that a run always gets its ending. */
const MOST_ATTEMPTS = 45;

/** Runs syncs; after a crash or a stop of the process, the same run goes on where it was. */
export function syncDocumentsJob(context: AgentsContext): JobHandler {
  const { database, jobs, modelOf } = context;

  return handleJob(syncDocuments, async (payload, { signal }) => {
    const taken = await database.inCompany(payload, (tx) =>
      takeOnSync(tx, { ...payload, modelOf, jobs }),
    );
    if (taken === undefined) return forgetIfGone(payload);
    try {
      if (taken.run.attempts > MOST_ATTEMPTS) await end(taken, 'gaveUp');
      else await runSync(context, taken, signal);
    } catch (error) {
      if (error instanceof RunLostError || error instanceof SupersededError) {
        return forgetIfGone(payload, taken.run.index.generation);
      }
      signal.throwIfAborted();
      const failures = await database.inCompany(payload, (tx) => countFailure(tx, taken.run));
      if (failures === undefined || failures < MOST_FAILURES) throw error;
      context.logger.error({ err: error, syncJobId: payload.jobId }, 'a sync failed');
      await end(taken, 'broken');
    }
  });

  async function end({ run }: TakenSync, how: 'gaveUp' | 'broken'): Promise<void> {
    const log = createRunLog(context.translator, run);
    const lines = how === 'gaveUp' ? log.gaveUp(MOST_ATTEMPTS) : log.broken();
    await database.inCompany(run.actor, (tx) => finishSync(tx, run, { status: 'failed', lines }));
  }

  /** A run whose agent was deleted takes out of the index what it may have written after that. */
  async function forgetIfGone(agent: AgentAddress, generation = 0): Promise<void> {
    const exists = await database.inCompany(agent, (tx) => agentExists(tx, agent, agent.agentId), {
      readOnly: true,
    });
    if (!exists) await context.retrieval.removeIndex({ ...agent, generation });
  }
}
