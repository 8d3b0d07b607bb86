import { setTimeout as sleep } from 'node:timers/promises';

/** Spreads calls to one service over time, for all callers in this process. */
export interface CallPacer {
  /** Resolves when it is this call's turn. */
  wait(signal?: AbortSignal): Promise<void>;
  /** Lets nobody call for this long: the service asked for a pause. */
  pause(milliseconds: number): void;
}

/** At most this many calls a minute, evenly spaced; without a figure as many as come. */
export function createCallPacer(callsPerMinute?: number): CallPacer {
  const interval = callsPerMinute === undefined ? 0 : 60_000 / callsPerMinute;
  let nextAt = 0;
  return {
    async wait(signal) {
      signal?.throwIfAborted();
      const now = performance.now();
      const at = Math.max(now, nextAt);
      nextAt = at + interval;
      if (at > now) await sleep(at - now, undefined, { signal });
    },
    pause(milliseconds) {
      nextAt = Math.max(nextAt, performance.now() + milliseconds);
    },
  };
}
