import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableShapes } from './file-shapes.ts';
import type { Message } from './read-in-thread.ts';
import { readShapeFile, type ShapeFile } from './read-shape-file.ts';

const answer = (message: Message) => parentPort?.postMessage(message);

try {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by read-in-thread.ts
  answer({ read: await readShapeFile(workerData as ShapeFile) });
} catch (error) {
  if (!(error instanceof UnreadableShapes)) throw error;
  answer({ refused: error.reason });
}
