import { memoryUsage } from 'node:process';
import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 2_000;
/**
 * The share of that time in which the event loop of a server at rest works at most: on a slow machine a sixth
 * of it goes into polling.
 */
const AT_REST = 0.25;
/** After work, so many looks at a server at rest come first: the next call would find its code and memory gone. */
const LOOKS_AT_REST = 30;
/** What is worth a pause of some tenths of a second, in bytes. */
const WORTH_RETURNING = 50_000_000;

/**
 * Returns to the machine what the start or a burst of calls needed and no longer does: V8 keeps it until it
 * runs short, which a server at rest never does.
 */
export function returnMemoryAtRest(): void {
  const collectGarbage = globalThis.gc;
  if (collectGarbage === undefined) return;
  let needed = 0;
  // Nobody waits for a server that has just started.
  let atRest = LOOKS_AT_REST;
  let last = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > AT_REST) {
      if (needed > 0) atRest = 0;
      return;
    }
    atRest += 1;
    if (atRest < LOOKS_AT_REST || memoryUsage.rss() < needed + WORTH_RETURNING) return;
    // Any other kind frees memory within V8 and returns none.
    collectGarbage({ type: 'major', flavor: 'last-resort' });
    needed = memoryUsage.rss();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
