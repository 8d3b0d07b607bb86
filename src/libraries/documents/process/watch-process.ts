import { workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Thread beside a parser that may be stuck in one long call: ends the whole process when it uses too
 * much memory (no setting of Node bounds buffers) or when the server that asked is gone.
 */
const LOOK_EVERY_MILLISECONDS = 25;

const { residentLimit, parent } = z
  .object({ residentLimit: z.number(), parent: z.number() })
  .parse(workerData);

setInterval(() => {
  if (process.memoryUsage.rss() > residentLimit || process.ppid !== parent) {
    process.kill(process.pid, 'SIGKILL');
  }
}, LOOK_EVERY_MILLISECONDS);
