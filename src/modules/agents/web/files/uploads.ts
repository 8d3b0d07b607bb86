import { refuseFile } from '#modules/agents/contract/file-types.ts';
import {
  afterUpload,
  hasAllSucceeded,
  isUploading,
  nextUploads,
  type UploadEvent,
  type UploadItem,
  type UploadQueue,
} from './upload-queue.ts';

/** How a sent file was received. */
export type Outcome =
  | { type: 'succeeded'; notice?: string }
  | { type: 'clashed' }
  | { type: 'failed'; problem: string; unwanted?: boolean };

interface UploadsOptions {
  readonly send: (
    item: UploadItem,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Outcome>;
  /** Every file of the queue has arrived. */
  readonly onAllSucceeded: () => void;
}

/** Uploaded files leave the queue this long after all have arrived. */
const CLEARED_AFTER_MS = 3_000;

export type Uploads = ReturnType<typeof createUploads>;

/** The queue at work: sends a few files at a time, and goes on while its screen shows another tab. */
export function createUploads({ send, onAllSucceeded }: UploadsOptions) {
  let queue: UploadQueue = [];
  let lastId = 0;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const cancels = new Map<number, AbortController>();

  function happen(event: UploadEvent): void {
    const before = queue;
    queue = afterUpload(queue, event);
    for (const item of nextUploads(queue)) {
      queue = afterUpload(queue, { type: 'started', id: item.id });
      transmit(item);
    }
    for (const listener of listeners) listener();
    if (!hasAllSucceeded(queue)) clearTimeout(clearing);
    else if (!hasAllSucceeded(before)) celebrate();
  }

  function transmit(item: UploadItem): void {
    const cancel = new AbortController();
    cancels.set(item.id, cancel);
    const onProgress = (share: number) => {
      // A hundred steps are all that can be seen.
      happen({ type: 'progressed', id: item.id, share: Math.floor(share * 100) / 100 });
    };
    void send(item, { signal: cancel.signal, onProgress }).then((outcome) => {
      cancels.delete(item.id);
      happen({ ...outcome, id: item.id });
      return undefined;
    });
  }

  function celebrate(): void {
    onAllSucceeded();
    // What is to be read stays until it is cleared by hand.
    if (queue.some(({ notice }) => notice !== undefined)) return;
    clearing = setTimeout(() => happen({ type: 'cleared' }), CLEARED_AFTER_MS);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    queue: () => queue,
    isUploading: () => isUploading(queue),
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        lastId += 1;
        return { id: lastId, file, refusal: refuseFile(file) };
      });
      happen({ type: 'added', files: added });
    },
    /** Takes a file out; one that travels is stopped first. */
    remove: (id: number) => {
      happen({ type: 'removed', id });
      cancels.get(id)?.abort();
    },
    retry: (id: number) => happen({ type: 'retried', id }),
    replace: (id: number) => happen({ type: 'replaced', id }),
    clearCompleted: () => happen({ type: 'cleared' }),
    /** Stops everything: the screen is being left. */
    stop: () => {
      for (const { id } of queue) {
        queue = afterUpload(queue, { type: 'removed', id });
      }
      clearTimeout(clearing);
      for (const cancel of cancels.values()) cancel.abort();
    },
  };
}
