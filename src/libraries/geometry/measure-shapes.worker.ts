import { parentPort, workerData } from 'node:worker_threads';
import { measureHere, type Measuring } from './measure-shapes.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by measure-shapes.ts
parentPort?.postMessage(measureHere(workerData as Measuring));
