import { setTimeout as sleep } from 'node:timers/promises';
import { FLOOR, OURS, processorTimeOf } from './processes.ts';
import { report, title } from './report.ts';
import { ADMINISTRATOR } from './test-bed.ts';
import { median } from './statistics.ts';
import { openTurns, type Turns } from './turns.ts';

/** For PostgreSQL. The embedded database alone takes more than half of that. */
const BUDGET_MS = 1000;
const ROUNDS = 5;
const POLL_EVERY_MS = 10;

interface Start {
  /** Until `/health` has answered with 200, which it does once the database is ready. */
  readonly first: number;
  /** Until a call has read from the database, too: ours signs somebody in. */
  readonly read: number;
  /** Processor time until then, which other work on the machine affects less. */
  readonly processor: number;
  /** Until `/ready` reports that jobs run, too. */
  readonly ready: number;
}

/** Time from the start of the process until it answers. */
export async function measureStart(): Promise<void> {
  for await (const turns of openTurns()) {
    const floors: Start[] = [];
    const ours: Start[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await timeStart(turns, FLOOR));
      ours.push(await timeStart(turns, OURS));
    }
    await turns.close();
    title(`Start, ${turns.name}`);
    const first = middle(floors, ours, (start) => start.first);
    const budget = { budget: `<= ${BUDGET_MS} ms`, met: first.own <= BUDGET_MS };
    report(
      { what: 'first 200', ...times(first), ...(turns.isEmbedded ? {} : budget) },
      { what: 'signed in', ...times(middle(floors, ours, (start) => start.read)) },
      { what: 'processor time', ...times(middle(floors, ours, (start) => start.processor)) },
      { what: 'jobs run, too', ...times(middle(floors, ours, (start) => start.ready)) },
    );
  }
}

async function timeStart(turns: Turns, file: typeof FLOOR | typeof OURS): Promise<Start> {
  const begun = performance.now();
  const server = await turns.start(file);
  const ask = async (path: string, body?: object) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { 'content-type': 'application/json' };
    const request = {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const answer = await fetch(server.address + path, request);
    await answer.arrayBuffer();
    return answer.status;
  };
  const demand = (status: number) => {
    if (status !== 200) throw new Error(`As soon as it listened, the server answered ${status}`);
  };
  demand(await ask('/health'));
  const first = performance.now() - begun;
  demand(await (file === OURS ? ask('/api/auth/local', ADMINISTRATOR) : ask('/ready')));
  const read = performance.now() - begun;
  const processor = processorTimeOf(server.pid);
  while ((await ask('/ready')) !== 200) await sleep(POLL_EVERY_MS);
  const ready = performance.now() - begun;
  await server.stop();
  return { first, read, processor, ready };
}

interface Middle {
  readonly floor: number;
  readonly own: number;
}

function middle(
  floors: readonly Start[],
  ours: readonly Start[],
  pick: (start: Start) => number,
): Middle {
  return { floor: median(floors.map(pick)), own: median(ours.map(pick)) };
}

function times({ floor, own }: Middle) {
  return {
    ours: `${own.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms`,
    ratio: `${(own / floor).toFixed(1)}x`,
  };
}
