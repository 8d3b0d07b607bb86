export interface Slots {
  /** Waits for a free slot and answers the function that frees it; waiting ends when the signal aborts. */
  take: (signal: AbortSignal) => Promise<() => void>;
}

/** At most `size` at a time, first come first served. */
export function createSlots(size: number): Slots {
  const waiting = new Set<() => void>();
  let free = size;

  function release(): void {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  }

  async function take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return release;
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const proceed = (): void => {
      waiting.delete(proceed);
      resolve(release);
    };
    const giveUp = (): void => {
      if (waiting.delete(proceed)) reject(signal.reason);
    };
    waiting.add(proceed);
    signal.addEventListener('abort', giveUp, { once: true });
    return promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  return { take };
}
