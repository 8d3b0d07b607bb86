interface Work<Item, Result> {
  /** How many items are processed at the same time. */
  readonly atOnce: number;
  /** How many are done or in progress but not taken yet, at most. */
  readonly ahead: number;
  /** The signal aborts when nobody takes the results any more. */
  readonly work: (item: Item, left: AbortSignal) => Promise<Result>;
}

interface Started<Result> {
  readonly result: Promise<Result>;
  isDone: boolean;
}

/**
 * Processes items and returns the results in their order, each time all that are ready, at least
 * one. Work continues while they are being used. A failure comes after the
 * results before it.
 */
export async function* workInGroups<Item, Result>(
  items: Iterable<Item>,
  { atOnce, ahead, work }: Work<Item, Result>,
): AsyncGenerator<readonly Result[]> {
  const left = new AbortController();
  const waiting = Iterator.from(items);
  const started: Started<Result>[] = [];
  let busy = 0;

  function goOn(): void {
    while (busy < atOnce && started.length < ahead && !left.signal.aborted) {
      const next = waiting.next();
      if (next.done === true) return;
      begin(next.value);
    }
  }

  function begin(item: Item): void {
    const one: Started<Result> = { result: follow(), isDone: false };
    async function follow(): Promise<Result> {
      try {
        const result = await work(item, left.signal);
        one.isDone = true;
        return result;
      } finally {
        busy -= 1;
        goOn();
      }
    }
    busy += 1;
    started.push(one);
    // A failure is reported where the result is taken, which may never happen.
    one.result.catch(() => undefined);
  }

  try {
    for (goOn(); started.length > 0; goOn()) {
      await started[0]?.result;
      const pending = started.findIndex(({ isDone }) => !isDone);
      const done = started.splice(0, pending < 0 ? started.length : pending);
      goOn();
      yield await Promise.all(done.map(({ result }) => result));
    }
  } finally {
    left.abort(new Error('Nobody waits for this any more'));
    await Promise.allSettled(started.map(({ result }) => result));
  }
}
