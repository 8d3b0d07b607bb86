import autocannon from 'autocannon';
import { processorTimeOf, type Running } from './processes.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 10;

/** Makes the requests of one turn; each turn gets its own, so that no person calls too often. */
export type MakeRequests = () => Promise<readonly autocannon.Request[]>;

/** How long a turn lasts, and how many there are. */
export interface Endurance {
  readonly seconds: number;
  readonly rounds: number;
}

interface Turn {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one call, in milliseconds. */
  readonly processor: number;
}

/** Floor and ours under the same load: medians of their turns, and the median of the ratios turn by turn. */
export interface Comparison {
  readonly floor: Turn;
  readonly ours: Turn;
  readonly ratio: number;
  readonly p99Ratio: number;
}

/** Lets floor and ours take turns, so that whatever else the machine does affects both alike. */
export async function compare(
  { floor, ours }: { floor: Running; ours: Running },
  requests: MakeRequests,
  { seconds, rounds }: Endurance,
): Promise<Comparison> {
  await shoot(floor, await requests(), 1);
  await shoot(ours, await requests(), 2);
  const turns: { floor: Turn; ours: Turn }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floorTurn = await shoot(floor, await requests(), seconds);
    turns.push({ floor: floorTurn, ours: await shoot(ours, await requests(), seconds) });
  }
  return {
    floor: middle(turns.map((turn) => turn.floor)),
    ours: middle(turns.map((turn) => turn.ours)),
    ratio: median(turns.map((turn) => turn.ours.perSecond / turn.floor.perSecond)),
    p99Ratio: median(turns.map((turn) => turn.ours.p99 / turn.floor.p99)),
  };
}

async function shoot(
  server: Running,
  requests: readonly autocannon.Request[],
  seconds: number,
): Promise<Turn> {
  const before = processorTimeOf(server.pid);
  const result = await autocannon({
    url: server.address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [...requests],
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${non2xx} refusals, ${errors} errors, ${timeouts} timeouts`);
  }
  const answers = result['2xx'];
  return {
    perSecond: answers / result.duration,
    p50: result.latency.p50,
    p99: Math.max(result.latency.p99, 1),
    processor: (processorTimeOf(server.pid) - before) / answers,
  };
}

function middle(turns: readonly Turn[]): Turn {
  return {
    perSecond: median(turns.map((turn) => turn.perSecond)),
    p50: median(turns.map((turn) => turn.p50)),
    p99: median(turns.map((turn) => turn.p99)),
    processor: median(turns.map((turn) => turn.processor)),
  };
}
