import { BeyondLimits, runInThread } from '../run-in-thread.ts';
import { UnreadableShapes, type FileShapes } from './file-shapes.ts';
import type { ShapeFile } from './read-shape-file.ts';

export type Message =
  | { readonly read: FileShapes }
  | { readonly refused: UnreadableShapes['reason'] };

/** Reads a file in a thread. */
export async function readInThread(file: ShapeFile, owner = ''): Promise<FileShapes> {
  const worker = new URL('./read-shapes.worker.ts', import.meta.url);
  const answer = await runInThread({ worker, data: file, owner }).catch((error: unknown) => {
    throw error instanceof BeyondLimits ? new UnreadableShapes('bomb', error) : error;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by read-shapes.worker.ts
  const message = answer as Message;
  if ('refused' in message) throw new UnreadableShapes(message.refused);
  return message.read;
}
