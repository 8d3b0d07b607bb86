import { useSyncExternalStore } from 'react';

/** One clock for all, so that a table of times is not a table of timers. */
const clocks = new Map<number, Clock>();

interface Clock {
  now: number;
  readonly listeners: Set<() => void>;
  timer?: ReturnType<typeof setInterval>;
}

/** The current time, updated every so many milliseconds. */
export function useNow(everyMilliseconds: number): number {
  const clock = clockOf(everyMilliseconds);
  return useSyncExternalStore(
    (listener) => {
      clock.listeners.add(listener);
      clock.timer ??= setInterval(() => {
        clock.now = Date.now();
        for (const each of clock.listeners) each();
      }, everyMilliseconds);
      return () => {
        clock.listeners.delete(listener);
        if (clock.listeners.size > 0) return;
        clearInterval(clock.timer);
        clock.timer = undefined;
      };
    },
    () => clock.now,
  );
}

function clockOf(every: number): Clock {
  const clock = clocks.get(every) ?? { now: Date.now(), listeners: new Set() };
  clocks.set(every, clock);
  // A clock without listeners has stopped.
  if (clock.timer === undefined && Date.now() - clock.now > every) clock.now = Date.now();
  return clock;
}
