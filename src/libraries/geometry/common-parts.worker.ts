import { parentPort, workerData } from 'node:worker_threads';
import { cutHere, type Cutting } from './common-parts.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by common-parts.ts
parentPort?.postMessage(cutHere(workerData as Cutting));
