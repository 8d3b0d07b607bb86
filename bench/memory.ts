import { setTimeout as sleep } from 'node:timers/promises';
import { FLOOR, memoryOf, OURS } from './processes.ts';
import { report, title } from './report.ts';
import { openTurns, type Turns } from './turns.ts';

const BUDGET = 1.7;
/** After this long nothing of the start is still running. */
const SETTLED_MS = 5000;
const MEGABYTE = 1024 * 1024;

/** Memory (RSS) of servers that have started and have nothing to do. */
export async function measureMemory(): Promise<void> {
  for await (const turns of openTurns()) {
    const floor = await idleMemory(turns, FLOOR);
    const ours = await idleMemory(turns, OURS);
    await turns.close();
    title(`Idle memory, ${turns.name}`);
    report({
      what: 'server and worker',
      ours: `${(ours / MEGABYTE).toFixed(0)} MB`,
      floor: `${(floor / MEGABYTE).toFixed(0)} MB`,
      ratio: `${(ours / floor).toFixed(2)}x`,
      budget: `<= ${BUDGET}x`,
      met: ours / floor <= BUDGET,
    });
  }
}

async function idleMemory(turns: Turns, file: typeof FLOOR | typeof OURS): Promise<number> {
  const server = await turns.start(file);
  await sleep(SETTLED_MS);
  const memory = memoryOf(server.pid);
  await server.stop();
  return memory;
}
