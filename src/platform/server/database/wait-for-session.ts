import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, errors } from '#platform/contract/errors.ts';
import type { Database, Transaction } from './transactions.ts';

const LONGEST_WAIT_MS = 5 * 60_000;
const TRY_EVERY_MS = 1_000;

interface Waiting {
  /** Ends the wait with its reason. */
  readonly signal: AbortSignal;
  /** Called once for each transaction that has to wait. */
  readonly onWait: (error: AppError) => void;
  readonly longestMs?: number;
  readonly everyMs?: number;
}

/**
 * The database for work in the background. A call is refused where all sessions stay busy or the database is
 * away; this work waits for a session for some minutes. What has begun is never repeated.
 */
export function waitForSession(
  database: Database,
  { signal, onWait, longestMs = LONGEST_WAIT_MS, everyMs = TRY_EVERY_MS }: Waiting,
): Database {
  async function patiently<Result>(
    work: (tx: Transaction) => Promise<Result>,
    begin: (work: (tx: Transaction) => Promise<Result>) => Promise<Result>,
  ): Promise<Result> {
    const since = performance.now();
    let hasBegun = false;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await begin((tx) => {
          hasBegun = true;
          return work(tx);
        });
      } catch (error) {
        if (hasBegun || !isUnavailable(error)) throw error;
        if (performance.now() - since > longestMs) throw error;
        if (isFirst) onWait(error);
      }
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  }

  return {
    inCompany: (scope, work, options) =>
      patiently(work, (begun) => database.inCompany(scope, begun, options)),
    asSystem: (work, options) => patiently(work, (begun) => database.asSystem(begun, options)),
  };
}

/** Whether the database gave no session, or is not there. */
export function isUnavailable(error: unknown): error is AppError {
  return error instanceof AppError && error.code === errors.unavailable.code;
}
