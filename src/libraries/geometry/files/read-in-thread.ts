import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableShapes, type FileShapes } from './file-shapes.ts';
import type { ShapeFile } from './read-shape-file.ts';

type Message = { readonly read: FileShapes } | { readonly refused: UnreadableShapes['reason'] };

const MOST_MILLISECONDS = 30_000;
const MOST_MEGABYTES = 512;

/** Reads a file in a thread of its own with limits of time and memory: hostile files end the thread alone. */
export async function readInThread(file: ShapeFile): Promise<FileShapes> {
  const worker = new Worker(new URL('./read-shapes.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    const [message]: Message[] = await once(worker, 'message', { signal });
    if (message === undefined) throw new UnreadableShapes('unreadable');
    if ('refused' in message) throw new UnreadableShapes(message.refused);
    return message.read;
  } catch (error) {
    throw error instanceof UnreadableShapes ? error : new UnreadableShapes('bomb', error);
  } finally {
    await worker.terminate();
  }
}
