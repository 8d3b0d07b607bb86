import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentsContext } from '../agents-context.ts';
import { advanceSync } from '../usecases/advance-sync.ts';
import { finishSync, type SyncEnding } from '../usecases/finish-sync.ts';
import { RunStoppedError, type SyncCounters, type SyncRun } from './sync-run.ts';

/** Screens are told of progress at most this often. */
const TELL_EVERY_MS = 250;

interface Step {
  readonly counters: SyncCounters;
  readonly currentFile: string | null;
  readonly lines?: readonly string[];
  /** What belongs into the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
}

/** How one worker writes about its run: in short transactions, each of which fails when it lost the run. */
export function createRunWriter({ database }: Pick<AgentsContext, 'database'>, run: SyncRun) {
  let toldAt = 0;
  const isDue = () => Date.now() - toldAt >= TELL_EVERY_MS;

  async function advance({ also, ...step }: Step): Promise<void> {
    const tell = isDue();
    if (tell) toldAt = Date.now();
    const { cancelRequested } = await database.inCompany(run.actor, async (tx) => {
      await also?.(tx);
      return advanceSync(tx, run, { ...step, tell });
    });
    if (cancelRequested) throw new RunStoppedError();
  }

  return {
    advance,
    /** For progress inside a file, which nobody misses when it is not written. */
    advanceIfDue: async (step: Step): Promise<void> => {
      if (isDue()) await advance(step);
    },
    finish: (ending: SyncEnding): Promise<void> =>
      database.inCompany(run.actor, (tx) => finishSync(tx, run, ending)),
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
