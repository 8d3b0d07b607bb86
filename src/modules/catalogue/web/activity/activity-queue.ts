/** Figures of the specification: a batch holds so many entries, and none waits longer than this. */
export const BATCH_SIZE = 10;
export const FLUSH_MILLISECONDS = 5000;

/** After hours without a network the oldest entries are lost, not the memory of the browser. */
const MOST_WAITING = 200;

interface QueueOptions<Entry> {
  /** `leaving`: the page goes away, and the call must outlive it. */
  readonly send: (entries: readonly Entry[], leaving: boolean) => Promise<unknown>;
}

export interface ActivityQueue<Entry> {
  readonly add: (entry: Entry) => void;
  /** Sends everything that waits, at once. */
  readonly leave: () => void;
}

/** Gathers entries and sends them in batches; what could not be sent goes back to the head of the queue. */
export function activityQueue<Entry>({ send }: QueueOptions<Entry>): ActivityQueue<Entry> {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let failed = false;

  const take = () => {
    const batch = waiting.slice(0, BATCH_SIZE);
    waiting = waiting.slice(batch.length);
    return batch;
  };
  const giveBack = (batch: readonly Entry[]) => {
    waiting = [...batch, ...waiting].slice(-MOST_WAITING);
  };
  const schedule = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MILLISECONDS);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (sending || waiting.length === 0) return;
    sending = true;
    const batch = take();
    try {
      await send(batch, false);
      failed = false;
    } catch {
      giveBack(batch);
      failed = true;
    }
    sending = false;
    if (waiting.length > 0) schedule();
  };

  return {
    add: (entry) => {
      waiting = [...waiting, entry].slice(-MOST_WAITING);
      // A server that did not answer is tried again by the clock, not by everything the person does.
      if (waiting.length >= BATCH_SIZE && !failed) void flush();
      else schedule();
    },
    leave: () => {
      while (waiting.length > 0) {
        const batch = take();
        send(batch, true).catch(() => giveBack(batch));
      }
    },
  };
}
