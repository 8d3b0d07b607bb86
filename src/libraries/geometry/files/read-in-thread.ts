import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSlots } from '#libraries/processes/slots.ts';
import { UnreadableShapes, type FileShapes } from './file-shapes.ts';
import type { ShapeFile } from './read-shape-file.ts';

export type Message =
  | { readonly read: FileShapes }
  | { readonly refused: UnreadableShapes['reason'] };

const MOST_MILLISECONDS = 30_000;
const MOST_MEGABYTES = 512;

/** Two together take at most a gigabyte; companies take turns. */
const slots = createSlots({ size: 2, ofOne: 1 });

/** Reads a file in a thread of its own with limits of time and memory: hostile files end the thread alone. */
export async function readInThread(file: ShapeFile, owner = ''): Promise<FileShapes> {
  const free = await slots.take(owner, new AbortController().signal);
  try {
    return await readAlone(file);
  } finally {
    free();
  }
}

async function readAlone(file: ShapeFile): Promise<FileShapes> {
  const worker = new Worker(new URL('./read-shapes.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    const received: unknown[] = await once(worker, 'message', { signal });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by read-shapes.worker.ts
    const message = received[0] as Message;
    if ('refused' in message) throw new UnreadableShapes(message.refused);
    return message.read;
  } catch (error) {
    throw isBeyondLimits(error) ? new UnreadableShapes('bomb', error) : error;
  } finally {
    await worker.terminate();
  }
}

function isBeyondLimits(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error.name === 'AbortError';
}
