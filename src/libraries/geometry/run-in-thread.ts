import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSlots } from '#libraries/processes/slots.ts';

const MOST_MILLISECONDS = 30_000;
const MOST_MEGABYTES = 512;

/** Two together take at most a gigabyte; companies take turns. */
const slots = createSlots({ size: 2, ofOne: 1 });

/** Work in a thread took more time or memory than it may. */
export class BeyondLimits extends Error {
  constructor(cause: unknown) {
    super('The thread took too much time or memory', { cause });
    this.name = 'BeyondLimits';
  }
}

interface Work {
  /** The file of the thread, which sends one message. */
  readonly worker: URL;
  readonly data: unknown;
  /** Whose turn it is. */
  readonly owner: string;
}

/** Works in a thread of its own with limits of time and memory: what is hostile ends the thread alone. */
export async function runInThread({ worker, data, owner }: Work): Promise<unknown> {
  const free = await slots.take(owner, new AbortController().signal);
  try {
    return await runAlone(worker, data);
  } finally {
    free();
  }
}

async function runAlone(file: URL, workerData: unknown): Promise<unknown> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    const received: unknown[] = await once(worker, 'message', { signal });
    return received[0];
  } catch (error) {
    throw isBeyondLimits(error) ? new BeyondLimits(error) : error;
  } finally {
    await worker.terminate();
  }
}

function isBeyondLimits(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error.name === 'AbortError';
}
