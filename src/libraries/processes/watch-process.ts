import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Thread beside a parser that may be stuck in one long call: ends the whole process when a document uses
 * too much memory (no setting of Node bounds buffers) or too much time of the processor, or when the
 * server that started it is gone.
 */
const LOOK_EVERY_MILLISECONDS = 25;

const { parent } = z.object({ parent: z.number() }).parse(workerData);
const budgetSchema = z.object({ residentBytes: z.number(), cpuMilliseconds: z.number() });

let budget: z.infer<typeof budgetSchema> | undefined;
let usedBefore = process.cpuUsage();

parentPort?.on('message', (message) => {
  budget = budgetSchema.optional().parse(message);
  usedBefore = process.cpuUsage();
});

setInterval(() => {
  if (process.ppid !== parent) end('SIGKILL');
  if (budget === undefined) return;
  if (process.memoryUsage.rss() > budget.residentBytes) end('SIGKILL');
  const { user, system } = process.cpuUsage(usedBefore);
  if ((user + system) / 1000 > budget.cpuMilliseconds) end('SIGXCPU');
}, LOOK_EVERY_MILLISECONDS);

function end(signal: NodeJS.Signals): void {
  process.kill(process.pid, signal);
}
