import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { advanceSync } from './save-progress.ts';
import { askForScore } from '../question-set/request-score.ts';
import { finishSync, isThrough, type EndedStatus } from './finish-sync.ts';
import { markProcessing } from './record-file-outcomes.ts';
import type { RunProgress } from './run-progress.ts';
import { endsRun, RunStoppedError, type SyncRun } from './sync-run.ts';

/** Screens are told of progress at most this often. */
const TELL_EVERY_MS = 250;

interface Step {
  /** Changes the progress when the turn of the step has come, so that no other step tells of it before. */
  readonly settle?: () => void;
  readonly lines?: readonly string[];
  /** What belongs into the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
}

/**
 * How one worker writes about its run: in short transactions, each of which fails when it lost the run,
 * one after the other, so that none overwrites what a later one said.
 */
export function createRunWriter(
  { database, jobs, logger }: Pick<AgentsContext, 'database' | 'jobs' | 'logger'>,
  { run, progress }: { readonly run: SyncRun; readonly progress: RunProgress },
) {
  let toldAt = 0;
  let last: Promise<unknown> = Promise.resolve();
  const isDue = () => Date.now() - toldAt >= TELL_EVERY_MS;

  function advance(step: Step): Promise<void> {
    const written = last.then(() => write(step));
    last = written.catch(() => undefined);
    return written;
  }

  async function write({ settle, lines, also }: Step): Promise<void> {
    settle?.();
    const tell = isDue();
    if (tell) toldAt = Date.now();
    const { counters, currentFile, filesInHand } = progress;
    const { cancelRequested } = await database.inCompany(run.actor, async (tx) => {
      await also?.(tx);
      if (tell && !run.aside) await markProcessing(tx, run, filesInHand);
      return advanceSync(tx, run, { tell, counters, currentFile, lines });
    });
    if (cancelRequested) throw new RunStoppedError();
  }

  return {
    advance,
    /** For progress inside a file, which nobody misses when it is not written. */
    async advanceIfDue(): Promise<void> {
      if (!isDue()) return;
      await advance({}).catch((error: unknown) => {
        if (endsRun(error)) throw error;
        logger.warn({ err: error, syncJobId: run.jobId }, 'the progress of a sync was not written');
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
        const { actor, agentId, jobId: syncJobId } = run;
        await askForScore(tx, actor, { agentId, syncJobId, jobs });
      });
    },
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
