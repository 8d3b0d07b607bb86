import { AppError } from '#platform/contract/errors.ts';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';

const FAILURES_PER_MINUTE = 10;
const WINDOW_MS = 60_000;

interface Subnet {
  failures: number[];
  waiting: number;
  last: Promise<unknown>;
}

/** Slows down guessing passwords, over many accounts, from one place. */
export interface SignInThrottle {
  /** Runs an attempt; one that ends as 401 counts against the subnet. */
  attempt<Result>(subnet: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts only failures, so that a whole office can sign in at nine o'clock. Attempts of one subnet run
 * one after the other, otherwise a burst would be through before its first failure is counted.
 * It exists in this process only; the limit by account, which lasts longer, is in the database.
 */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  const subnets = new Map<string, Subnet>();
  const now = () => clock.now().getTime();

  return {
    async attempt(address, work) {
      const subnet = subnets.get(address) ?? {
        failures: [],
        waiting: 0,
        last: Promise.resolve(),
      };
      subnets.set(address, subnet);
      subnet.waiting += 1;
      const run = subnet.last.then(() => runCounted(subnet, work));
      subnet.last = run.catch(() => undefined);
      try {
        return await run;
      } finally {
        subnet.waiting -= 1;
        if (subnet.waiting === 0) forgetQuietSubnets();
      }
    },
  };

  async function runCounted<Result>(subnet: Subnet, work: () => Promise<Result>): Promise<Result> {
    dropOldFailures(subnet);
    const oldest = subnet.failures[0];
    if (oldest !== undefined && subnet.failures.length >= FAILURES_PER_MINUTE) {
      const retryAfterSeconds = Math.ceil((oldest + WINDOW_MS - now()) / 1000);
      throw identityErrors.too_many_attempts({ retryAfterSeconds });
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.status === 401) subnet.failures.push(now());
      throw error;
    }
  }

  function dropOldFailures(subnet: Subnet): void {
    subnet.failures = subnet.failures.filter((at) => at > now() - WINDOW_MS);
  }

  function forgetQuietSubnets(): void {
    for (const [address, subnet] of subnets) {
      dropOldFailures(subnet);
      if (subnet.failures.length === 0 && subnet.waiting === 0) subnets.delete(address);
    }
  }
}
