import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableShapes } from './file-shapes.ts';
import { readShapeFile, type ShapeFile } from './read-shape-file.ts';

const file: ShapeFile = workerData;

try {
  parentPort?.postMessage({ read: await readShapeFile(file) });
} catch (error) {
  if (!(error instanceof UnreadableShapes)) throw error;
  parentPort?.postMessage({ refused: error.reason });
}
