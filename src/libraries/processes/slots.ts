export interface Slots {
  /**
   * Waits for a free slot and answers the function that frees it; waiting ends when the signal aborts.
   * Of those who wait, the owner who has the fewest slots comes next, among equals who came first.
   */
  take: (owner: string, signal: AbortSignal) => Promise<() => void>;
}

interface Waiting {
  readonly owner: string;
  readonly proceed: () => void;
}

/** At most `size` at a time, and at most `ofOne` for one owner. */
export function createSlots({ size, ofOne }: { size: number; ofOne: number }): Slots {
  const waiting = new Set<Waiting>();
  const taken = new Map<string, number>();
  let free = size;
  const takenBy = (owner: string): number => taken.get(owner) ?? 0;

  function next(): Waiting | undefined {
    return [...waiting]
      .filter(({ owner }) => takenBy(owner) < ofOne)
      .reduce<Waiting | undefined>(
        (best, one) =>
          best === undefined || takenBy(one.owner) < takenBy(best.owner) ? one : best,
        undefined,
      );
  }

  function handOut(): void {
    const one = free > 0 ? next() : undefined;
    if (one === undefined) return;
    waiting.delete(one);
    free -= 1;
    taken.set(one.owner, takenBy(one.owner) + 1);
    one.proceed();
  }

  function release(owner: string): void {
    free += 1;
    if (takenBy(owner) > 1) taken.set(owner, takenBy(owner) - 1);
    else taken.delete(owner);
    handOut();
  }

  async function take(owner: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const one: Waiting = { owner, proceed: () => resolve(() => release(owner)) };
    const giveUp = (): void => {
      if (waiting.delete(one)) reject(signal.reason);
    };
    waiting.add(one);
    signal.addEventListener('abort', giveUp, { once: true });
    handOut();
    return promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  return { take };
}
