/** The calls of one caller since counting began. */
interface Count {
  calls: number;
  /** Those that other processes reported. */
  elsewhere: number;
  /** The most that are allowed. */
  readonly most: number;
  readonly until: number;
  /** Whether there were calls since the last report. */
  isNew: boolean;
}

/** What a process reports of a caller. */
export interface Report {
  readonly caller: string;
  readonly calls: number;
  readonly until: number;
}

/** Counts the calls of this process, and adds what others report; what `@fastify/rate-limit` calls a store. */
export interface CallCounts {
  readonly incr: (caller: string, done: Done, ...limit: [windowMs: number, most: number]) => void;
  readonly child: () => CallCounts;
  /** The callers who have used enough of their limit for the calls elsewhere to matter. */
  readonly takeReports: () => Report[];
  readonly setElsewhere: (caller: string, calls: number) => void;
}

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A caller below this share of a limit cannot exceed it with the help of as many processes as we run. */
const SHARE_THAT_MATTERS = 0.1;
const MOST_CALLERS = 20_000;

export function createCallCounts(): CallCounts {
  const counts = new Map<string, Count>();
  /** Limits of single routes, in the order of the routes, which is the same in all processes. */
  let routes = 0;

  const countsOf = (prefix: string): CallCounts => ({
    incr(caller, done, ...[windowMs, most]) {
      const now = Date.now();
      const key = prefix + caller;
      const found = counts.get(key);
      const isAlive = found !== undefined && found.until > now;
      const count = isAlive
        ? found
        : { calls: 0, elsewhere: 0, most, until: now + windowMs, isNew: true };
      count.calls += 1;
      count.isNew = true;
      if (!isAlive) {
        // Set again at the end, so that the first are those whose time is over soonest.
        counts.delete(key);
        if (counts.size >= MOST_CALLERS) forgetOldest();
        counts.set(key, count);
      }
      done(null, { current: count.calls + count.elsewhere, ttl: count.until - now });
    },
    child: () => countsOf(`${(routes += 1)} `),
    takeReports() {
      const now = Date.now();
      return [...counts].flatMap(([caller, count]) => {
        const { calls, until, most, isNew } = count;
        count.isNew = false;
        if (until <= now) counts.delete(caller);
        return isNew && until > now && calls >= most * SHARE_THAT_MATTERS
          ? [{ caller, calls, until }]
          : [];
      });
    },
    setElsewhere(caller, calls) {
      const count = counts.get(caller);
      if (count !== undefined) count.elsewhere = calls;
    },
  });
  return countsOf('');

  function forgetOldest(): void {
    for (const caller of counts.keys()) {
      counts.delete(caller);
      return;
    }
  }
}
