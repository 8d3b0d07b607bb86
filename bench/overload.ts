import { report, title } from './report.ts';
import { addPeople } from './people.ts';
import { memoryOf } from './processes.ts';
import { seed } from './seed.ts';
import { percentile } from './statistics.ts';
import { openTestBed } from './test-bed.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const IN_FLIGHT = 1_200;
const SEARCHES = ['ตอบ', 'โควตาของชาวไร่ 77', 'desk 4a3', 'ร'];
const QUIET_MS = 30_000;
const MEGABYTE = 1_000_000;

/** What happens to callers, and to memory, when far more call than the database can serve. PostgreSQL only. */
export async function measureOverload({ seconds }: { seconds: number }): Promise<void> {
  const bed = await openTestBed({ embedded: false });
  try {
    await seed(bed.pool);
    const people = await addPeople(bed.pool);
    title(`${IN_FLIGHT} calls in flight for ${seconds} s, ${bed.name}`);
    const before = memoryOf(bed.ours.pid);
    const served: number[] = [];
    const refused: number[] = [];
    const until = performance.now() + seconds * 1_000;
    let peak = before;
    const call = async (number: number) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const tokens = people.next();
        const search = SEARCHES[(number + turn) % SEARCHES.length] ?? '';
        const from = performance.now();
        const answer = await fetch(
          `${bed.ours.address}/v1/agents?search=${encodeURIComponent(search)}`,
          {
            headers: {
              authorization: `Bearer ${tokens[turn % tokens.length]}`,
              'x-company-id': '1',
            },
          },
        );
        await answer.arrayBuffer();
        const wait = performance.now() - from;
        if (answer.status === 200) served.push(wait);
        else if (answer.status === 503) {
          refused.push(wait);
          await sleep(Number(answer.headers.get('retry-after')) * 1_000);
        } else throw new Error(`An answer was ${answer.status}`);
        peak = Math.max(peak, memoryOf(bed.ours.pid));
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, (_, number) => call(number)));
    await sleep(QUIET_MS);
    const after = memoryOf(bed.ours.pid);
    const times = (waits: readonly number[]) =>
      waits.length === 0
        ? '-'
        : `${percentile(waits, 50).toFixed(0)} / ${percentile(waits, 99).toFixed(0)} ms`;
    report(
      { what: 'served', ours: `${(served.length / seconds).toFixed(0)}/s` },
      { what: '  p50 / p99', ours: times(served) },
      { what: 'refused', ours: `${(refused.length / seconds).toFixed(0)}/s` },
      {
        what: '  p50 / p99',
        ours: times(refused),
        budget: 'p99 <= 1500 ms',
        met: refused.length > 0 && percentile(refused, 99) <= 1_500,
      },
      {
        what: 'memory before, peak, after 30 s',
        ours: [before, peak, after].map((bytes) => (bytes / MEGABYTE).toFixed(0)).join(' / '),
        budget: 'falls back',
        met: after - before <= (peak - before) / 2 || after - before < 50 * MEGABYTE,
      },
    );
  } finally {
    await bed.close();
  }
}
