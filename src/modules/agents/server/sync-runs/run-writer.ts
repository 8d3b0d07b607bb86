import { endsRun } from '#platform/server/long-jobs/run-errors.ts';
import { createThrottle } from '#platform/server/long-jobs/throttle.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { askForScore } from '../question-set/request-score.ts';
import { syncRuns } from '../sync-jobs/sync-job-runs.ts';
import { finishSync, isThrough, type EndedStatus } from './finish-sync.ts';
import { markProcessing } from './record-file-outcomes.ts';
import type { RunProgress } from './run-progress.ts';
import { storeLogLines } from './store-log-lines.ts';
import type { SyncRun } from './sync-run.ts';

/** Screens are shown progress at most this often. */
const ANNOUNCE_EVERY_MS = 250;

interface Step {
  /** Changes the progress when it is the step's turn, so that no earlier step reports it. */
  readonly update?: () => void;
  readonly lines?: readonly string[];
  /** Further writes for the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
}

/**
 * How one worker writes about its run: in short transactions, one after the other, so that none
 * overwrites what a later one wrote.
 */
export function createRunWriter(
  { database, jobs, logger }: Pick<AgentsContext, 'database' | 'jobs' | 'logger'>,
  { run, progress }: { readonly run: SyncRun; readonly progress: RunProgress },
) {
  const throttle = createThrottle(ANNOUNCE_EVERY_MS);
  let last: Promise<unknown> = Promise.resolve();

  function advance(step: Step): Promise<void> {
    const written = last.then(() => write(step));
    last = written.catch(() => undefined);
    return written;
  }

  async function write({ update, lines = [], also }: Step): Promise<void> {
    update?.();
    const announce = throttle.take();
    const { counters, currentFile, filesInHand } = progress;
    await syncRuns.advance(database, run.job, {
      values: { ...counters, current_file: currentFile },
      announce,
      async also(tx) {
        await also?.(tx);
        if (announce && !run.isNextIndex) await markProcessing(tx, run, filesInHand);
        await storeLogLines(tx, run.job, lines);
      },
    });
  }

  return {
    advance,
    /** For progress inside a file, which nobody misses when it is not written. */
    async advanceIfDue(): Promise<void> {
      if (!throttle.isDue()) return;
      await advance({}).catch((error: unknown) => {
        if (endsRun(error)) throw error;
        logger.warn(
          { err: error, syncJobId: run.job.id },
          'the progress of a sync was not written',
        );
      });
    },
    async finish(
      status: EndedStatus,
      lines: readonly string[],
      also?: Step['also'],
    ): Promise<void> {
      await last;
      const { done: counters } = progress;
      await database.inCompany(run.actor, async (tx) => {
        await also?.(tx);
        await finishSync(tx, run, { status, counters, lines });
        if (!isThrough(status)) return;
        await askForScore(tx, run.actor, { agentId: run.agentId, syncJobId: run.job.id, jobs });
      });
    },
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
