import { setTimeout as sleep } from 'node:timers/promises';
import { logSeldom } from '../log-seldom.ts';
import type { Logger } from '../logger.ts';

/** Work that waits in rows of the database and is done as soon as there is some. */
export interface WorkLoop {
  start(): void;
  /** Looks for work now, rather than when the pause is over. */
  wake(): void;
  /** Lets the present piece of work end, and begins no other. */
  stop(): Promise<void>;
}

interface Settings {
  readonly name: string;
  /** Does some of what waits; answers whether there may be more. */
  readonly work: (signal: AbortSignal) => Promise<boolean>;
  /** The longest pause, for what nobody was woken for. */
  readonly idleMs: number;
  readonly logger: Logger;
}

/**
 * Repeats work until none is left, then waits to be woken. Unlike a job it stores nothing of its own: for
 * work whose rows say themselves what is to be done, too much of it for a job each.
 */
export function createWorkLoop({ name, work, idleMs, logger }: Settings): WorkLoop {
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;
  const logFailure = logSeldom((details: { err: unknown; left_out?: number }) =>
    logger.error({ ...details, loop: name }, 'work failed and will be tried again'),
  );

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers();
      const hasMore = await work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) logFailure({ err: error });
        return false;
      });
      if (hasMore) continue;
      const pause = new AbortController();
      const rest = sleep(idleMs, undefined, { signal: pause.signal, ref: false });
      await Promise.race([woken.promise, rest.catch(() => undefined)]);
      pause.abort();
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake: () => woken.resolve(),
    async stop() {
      stopping.abort();
      woken.resolve();
      await running;
    },
  };
}
