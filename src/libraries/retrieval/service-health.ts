/** How long a failure speaks against a service when nothing is heard of it since. */
const REMEMBERED_MS = 30_000;
/** A call that has not been answered for so long is no sign of health. */
const SLOW_MS = 5_000;

/** What all callers of a service know about it, so that nobody waits for one that is known to be away. */
export interface ServiceHealth {
  /** To be called when a call begins; what it returns, when it ends. */
  begin(): () => void;
  succeeded(): void;
  /** It may be as long as it asked callers to wait. */
  failed(forMs?: number): void;
  /** Whether an answer is not to be expected soon. */
  isTroubled(): boolean;
}

/** Makes the memory of one service. */
export function createServiceHealth(now: () => number = () => performance.now()): ServiceHealth {
  const waiting = new Set<{ readonly since: number }>();
  let troubledUntil = -Infinity;
  return {
    begin() {
      const call = { since: now() };
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    succeeded() {
      troubledUntil = -Infinity;
    },
    failed(forMs = 0) {
      troubledUntil = Math.max(troubledUntil, now() + Math.max(forMs, REMEMBERED_MS));
    },
    isTroubled() {
      const [oldest] = waiting;
      return now() < troubledUntil || (oldest !== undefined && now() - oldest.since > SLOW_MS);
    },
  };
}
