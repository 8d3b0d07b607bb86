import { and, asc, eq, gt } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { accountKey } from '../credentials/limit-failures.ts';
import { waitingAtField } from '../credentials/locked-out.ts';
import { failuresByPlace } from './failures-by-place.tables.ts';

/** More than the people of an office who mistype at the same time, far fewer than a list of stolen names. */
const ACCOUNTS = 50;
const WITHIN_MS = 15 * 60 * 1000;

interface Attempt {
  /** Where it is tried from: an address, or the network of one. */
  readonly place: string;
  /** Whom it is tried for, as typed. */
  readonly name: string;
}

/** Slows down guessing over many accounts from one place. */
export interface PlaceLimit {
  /** Runs an attempt; one that ends as 401 counts against the place, until the same name gets in. */
  attempt<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts accounts, not failures: one person's typos never shut out the office behind the same address, and
 * the limit by account stops them. Counted in the database, for all processes. Attempts of one place run one
 * after the other in each process, otherwise a burst would be through before its first failure is counted.
 */
export function createPlaceLimit({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): PlaceLimit {
  const queues = new Map<string, Promise<unknown>>();

  return {
    async attempt(attempt, work) {
      const { place } = attempt;
      const run = (queues.get(place) ?? Promise.resolve()).then(() => runCounted(attempt, work));
      const ended = run.catch(() => undefined);
      queues.set(place, ended);
      try {
        return await run;
      } finally {
        if (queues.get(place) === ended) queues.delete(place);
      }
    },
  };

  async function runCounted<Result>(
    { place, name }: Attempt,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const account = accountKey(undefined, name);
    const failed = await failuresOf(place);
    const [oldest] = failed;
    if (oldest !== undefined && failed.length >= ACCOUNTS) {
      const until = new Date(Date.parse(oldest.at) + WITHIN_MS);
      throw identityErrors.too_many_attempts(waitingAtField('password', until, clock.now()));
    }
    try {
      const result = await work();
      if (failed.some((failure) => failure.account === account)) await forget(place, account);
      return result;
    } catch (error) {
      if (error instanceof AppError && error.status === 401) await count(place, account);
      throw error;
    }
  }

  function failuresOf(place: string) {
    const since = new Date(clock.now().getTime() - WITHIN_MS).toISOString();
    return database.asSystem(
      (tx) =>
        tx
          .select({ account: failuresByPlace.account, at: failuresByPlace.at })
          .from(failuresByPlace)
          .where(and(eq(failuresByPlace.place, place), gt(failuresByPlace.at, since)))
          .orderBy(asc(failuresByPlace.at)),
      { readOnly: true },
    );
  }

  async function count(place: string, account: string): Promise<void> {
    const at = clock.now().toISOString();
    await database.asSystem((tx) =>
      tx
        .insert(failuresByPlace)
        .values({ place, account, at })
        .onConflictDoUpdate({
          target: [failuresByPlace.place, failuresByPlace.account],
          set: { at },
        }),
    );
  }

  async function forget(place: string, account: string): Promise<void> {
    await database.asSystem((tx) =>
      tx
        .delete(failuresByPlace)
        .where(and(eq(failuresByPlace.place, place), eq(failuresByPlace.account, account))),
    );
  }
}
