import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { freePort } from '../tests/support/free-port.ts';
import { begin } from '../tests/support/send.ts';
import { describedCalls, type DescribedCall } from '../tests/support/sweep/described-calls.ts';
import { openHeap, type Memory } from './heap.ts';
import { addPeople } from './people.ts';
import { report, title } from './report.ts';
import { percentile } from './statistics.ts';
import { openTestBed } from './test-bed.ts';

const REQUESTS = 50_000;
const AT_ONCE = 4;
const SLOWEST_MS = 2_000;
/** Requests between two looks at the memory. */
const LOOK_EVERY = 10_000;
/** Until then, what a server loads and caches once is there. */
const WARM_AFTER = 10_000;
const MEGABYTE = 1_000_000;
/** Growth of live objects from then on, in which one lot of answers does not show. */
const GROWTH_MB = 10;

const failure = z.object({ code: z.string() });
const withId = z.looseObject({ id: z.uuid() });

/**
 * Requests made from our own OpenAPI document, of random and edge values and of ids that were answered before.
 * Nothing may be answered that the document does not have, nothing may take long, and nothing may remain in
 * memory. With `snapshots`, heap snapshots are written to that folder. PostgreSQL only.
 */
export async function measureHostile({
  requests: given,
  snapshots,
}: {
  requests: string | undefined;
  snapshots: string | undefined;
}): Promise<void> {
  const requests = Number(given ?? REQUESTS);
  const seed = Date.now();
  const port = await freePort();
  const bed = await openTestBed({
    embedded: false,
    // Each request comes from an address of its own, as the limits by address would refuse nearly all.
    environment: { TRUST_PROXY: '127.0.0.1', NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` },
  });
  try {
    const people = await addPeople(bed.pool);
    const heap = await openHeap(bed.ours, port);
    const { body } = await begin(bed.ours, { method: 'GET', path: '/openapi.json' });
    const calls = describedCalls(await body.json());
    title(`${requests} requests made from our document, seed ${seed}, ${bed.name}`);
    const ids = knownIds();
    const problems = new Map<string, string>();
    const statuses = new Map<number, number>();
    const times: number[] = [];
    const slow = new Map<string, number>();
    const memory: Memory[] = [];

    const make = async (call: DescribedCall, number: number) => {
      const [made] = fc.sample(call.requests, { numRuns: 1, seed: seed + number });
      if (made === undefined) return;
      const path = ids.putInto(made.path, number);
      const tokens = people.next();
      const start = performance.now();
      const { statusCode, body: answer } = await begin(bed.ours, {
        ...call.send({ ...made, path }),
        headers: {
          authorization: `Bearer ${tokens[number % tokens.length]}`,
          'x-company-id': '1',
          'x-forwarded-for': `10.${number % 250}.${(number >> 8) % 250}.${number % 199}`,
        },
      });
      const text = await answer.text();
      const took = performance.now() - start;
      times.push(took);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const code = statusCode < 400 ? undefined : failure.safeParse(parse(text)).data?.code;
      if (statusCode < 300) ids.learn(parse(text));
      const example = JSON.stringify({ ...made, path }).slice(0, 400);
      if (statusCode >= 500 || !call.declares(statusCode, code ?? (statusCode < 400 ? code : ''))) {
        problems.set(`${call.id} answers ${statusCode} ${code}`, example);
      }
      if (took > SLOWEST_MS) slow.set(`${call.id}: ${example}`, took);
    };

    const start = performance.now();
    for (let sent = 0; sent < requests; sent += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, each) => sent + each);
      await Promise.all(
        some.flatMap((number) => {
          const call = calls[number % calls.length];
          return call === undefined ? [] : [make(call, number)];
        }),
      );
      const done = sent + AT_ONCE;
      if (done % LOOK_EVERY >= AT_ONCE) continue;
      const look = await heap.collectGarbage();
      memory.push(look);
      report({ what: `memory after ${done}`, ours: describe(look) });
      if (snapshots !== undefined)
        await heap.writeSnapshot(join(snapshots, `${done}.heapsnapshot`));
    }
    const seconds = (performance.now() - start) / 1_000;
    heap.close();

    for (const [problem, example] of problems) console.log(`${problem}: ${example}`);
    for (const [call, took] of slow) console.log(`${took.toFixed(0)} ms: ${call}`);
    const warm = memory[WARM_AFTER / LOOK_EVERY - 1];
    const last = memory.at(-1);
    const grown = last && warm && last.heapUsed + last.external - warm.heapUsed - warm.external;
    report(
      { what: 'requests', ours: `${(times.length / seconds).toFixed(0)}/s` },
      ...[...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => ({ what: `  ${status}`, ours: String(count) })),
      {
        what: 'undeclared answers and 5xx',
        ours: String(problems.size),
        budget: '0',
        met: problems.size === 0,
      },
      {
        what: 'p50 / p99 / longest',
        ours: `${[50, 99, 100].map((part) => percentile(times, part).toFixed(0)).join(' / ')} ms`,
        budget: `<= ${SLOWEST_MS} ms`,
        met: slow.size === 0,
      },
      ...(grown === undefined
        ? []
        : [
            {
              what: `live memory grown since ${WARM_AFTER}`,
              ours: `${(grown / MEGABYTE).toFixed(1)} MB`,
              budget: `<= ${GROWTH_MB} MB`,
              met: grown <= GROWTH_MB * MEGABYTE,
            },
          ]),
    );
  } finally {
    await bed.close();
  }
}

/** Ids of records that were answered, so that requests are about something. */
function knownIds() {
  const known: string[] = [];
  const learn = (value: unknown, depth = 0): void => {
    if (depth > 3 || value === null || typeof value !== 'object') return;
    const { data } = withId.safeParse(value);
    // The latest count: what was listed before may have been deleted.
    if (data !== undefined) known[known.length % 500] = data.id;
    for (const inner of Object.values(value).slice(0, 5)) learn(inner, depth + 1);
  };
  return {
    learn,
    /** Replaces every other id. */
    putInto(fields: Readonly<Record<string, unknown>>, number: number) {
      return Object.fromEntries(
        Object.entries(fields).map(([name, value]) => {
          const id = known[number % known.length];
          return [
            name,
            id !== undefined && number % 2 === 0 && z.uuid().safeParse(value).success ? id : value,
          ];
        }),
      );
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ rss, heapUsed, heapTotal, external }: Memory): string {
  const [all, used, reserved, outside] = [rss, heapUsed, heapTotal, external].map((bytes) =>
    (bytes / MEGABYTE).toFixed(0),
  );
  return `RSS ${all} MB, heap ${used} of ${reserved} MB, outside ${outside} MB`;
}
