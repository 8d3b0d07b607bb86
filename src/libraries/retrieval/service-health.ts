/** How long a failure speaks against a service when nothing is heard of it since. */
const REMEMBERED_MS = 30_000;
/** A call that has not been answered for so long is no sign of health. */
const SLOW_MS = 5_000;
/** What somebody who waits gives a service: a few times what it took last, within these limits. */
const PATIENCE = { times: 3, leastMs: 1_000, mostMs: 4_000 };

/** What all callers of a service know about it, so that nobody waits for one that is known to be away. */
export interface ServiceHealth {
  /** To be called when a call begins; what it returns, when it ends. */
  begin(): () => void;
  succeeded(tookMs: number): void;
  /** It may be as long as it asked callers to wait. */
  failed(forMs?: number): void;
  /** Whether an answer is not to be expected soon. */
  isTroubled(): boolean;
  /** How long a person waits for an answer. */
  patienceMs(): number;
  /** There was no answer within that time; true until it comes, or for as long as a failure is remembered. */
  missed(): void;
}

/** Makes the memory of one service. */
export function createServiceHealth(now: () => number = () => performance.now()): ServiceHealth {
  const waiting = new Set<{ readonly since: number }>();
  let troubledUntil = -Infinity;
  let usualMs = 0;
  return {
    begin() {
      const call = { since: now() };
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    succeeded(tookMs) {
      troubledUntil = -Infinity;
      usualMs = tookMs;
    },
    failed(forMs = 0) {
      troubledUntil = Math.max(troubledUntil, now() + Math.max(forMs, REMEMBERED_MS));
    },
    missed() {
      troubledUntil = Math.max(troubledUntil, now() + REMEMBERED_MS);
    },
    patienceMs() {
      const { times, leastMs, mostMs } = PATIENCE;
      return Math.min(Math.max(usualMs * times, leastMs), mostMs);
    },
    isTroubled() {
      const [oldest] = waiting;
      return now() < troubledUntil || (oldest !== undefined && now() - oldest.since > SLOW_MS);
    },
  };
}
