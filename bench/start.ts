import { FLOOR, OURS, processorTimeOf } from './processes.ts';
import { report, title } from './report.ts';
import { median } from './statistics.ts';
import { openTurns, type Turns } from './turns.ts';

const BUDGET_MS = 1000;
const ROUNDS = 5;

interface Start {
  readonly elapsed: number;
  /** Processor time until then: what other work on the machine does not stretch so much. */
  readonly processor: number;
}

/** Time from the start of the process until `/health` and `/ready` have answered with 200. */
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
    const elapsed = middle(floors, ours, (start) => start.elapsed);
    const met = elapsed.own <= BUDGET_MS;
    report({ what: 'first 200', ...told(elapsed), budget: `<= ${BUDGET_MS} ms`, met });
    report({ what: 'processor time', ...told(middle(floors, ours, (start) => start.processor)) });
  }
}

async function timeStart(turns: Turns, file: typeof FLOOR | typeof OURS): Promise<Start> {
  const begun = performance.now();
  const server = await turns.start(file);
  for (const path of ['/health', '/ready']) {
    const { status } = await fetch(server.address + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const start = { elapsed: performance.now() - begun, processor: processorTimeOf(server.pid) };
  await server.stop();
  return start;
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

function told({ floor, own }: Middle) {
  return {
    ours: `${own.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms`,
    ratio: `${(own / floor).toFixed(1)}x`,
  };
}
