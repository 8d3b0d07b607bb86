import { z } from 'zod';
import { addPeople } from './people.ts';
import { memoryOf, processorTimeOf, type Running } from './processes.ts';
import { percent, report, title, type Finding } from './report.ts';
import { AGENTS, seed } from './seed.ts';
import { median } from './statistics.ts';
import { openTestBed } from './test-bed.ts';

const MEGABYTE = 1_000_000;
const POLL_EVERY_MS = 50;
const ROUNDS = 3;
const BUDGET = 0.7;
const MEMORY_MEGABYTES = 100;
const link = z.object({ url: z.string() });

interface Taken {
  /** Processor time of the server, in milliseconds. */
  readonly processor: number;
  readonly rowsPerSecond: number;
  readonly firstByteMs: number;
  readonly megabytes: number;
  /** How much memory the server needed beyond what it had before. */
  readonly memoryMegabytes: number;
}

/** The list of agents as a file, compared with a cursor over the same fields whose rows are just written and sent. */
export async function measureExport({ embedded }: { embedded: boolean }): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    await seed(bed.pool);
    const [token] = (await addPeople(bed.pool)).next();
    const authorization = `Bearer ${token}`;
    const bare = await bed.startFloor();
    title(`Export of 100,000 agents, medians of ${ROUNDS}, ${bed.name}`);
    await compareExports({
      ours: bed.ours,
      bare,
      path: '/v1/agents',
      authorization,
      rows: AGENTS,
    });
  } finally {
    await bed.close();
  }
}

interface Exporting {
  readonly ours: Running;
  readonly bare: Running;
  /** Of the list. */
  readonly path: string;
  readonly authorization: string;
  readonly rows: number;
}

/** A list as files of ours and of the floor, which take turns. */
export async function compareExports(exporting: Exporting): Promise<void> {
  const { ours, bare, path, authorization, rows } = exporting;
  for (const format of ['csv', 'xlsx']) {
    const taken: { floors: Taken[]; ours: Taken[] } = { floors: [], ours: [] };
    // The first of each warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const file = `${path}/export?format=${format}`;
      taken.floors.push(await take(bare, { path: file, rows, authorization }));
      taken.ours.push(await take(ours, { path: await linkTo(exporting, format), rows }));
    }
    report(...describe(format, taken.floors.slice(1), taken.ours.slice(1)));
  }
}

function describe(format: string, floors: readonly Taken[], ours: readonly Taken[]): Finding[] {
  const middle = (taken: readonly Taken[], name: keyof Taken) =>
    median(taken.map((each) => each[name]));
  const both = (name: keyof Taken, unit: string, digits = 0) => ({
    ours: `${middle(ours, name).toFixed(digits)} ${unit}`,
    floor: `${middle(floors, name).toFixed(digits)} ${unit}`,
  });
  const ratio = median(
    ours.map(({ rowsPerSecond }, turn) => rowsPerSecond / (floors[turn]?.rowsPerSecond ?? NaN)),
  );
  const memory = middle(ours, 'memoryMegabytes');
  return [
    {
      what: format,
      ...both('rowsPerSecond', 'rows/s'),
      ratio: percent(ratio),
      budget: `>= ${percent(BUDGET)}`,
      met: ratio >= BUDGET,
    },
    { what: '  processor', ...both('processor', 'ms') },
    { what: '  first byte', ...both('firstByteMs', 'ms') },
    { what: '  size', ...both('megabytes', 'MB', 1) },
    {
      what: '  memory more',
      ...both('memoryMegabytes', 'MB'),
      budget: `<= ${MEMORY_MEGABYTES} MB`,
      met: memory <= MEMORY_MEGABYTES,
    },
  ];
}

/** The address of a file, as our server gives it to a browser. */
async function linkTo({ ours, path, authorization }: Exporting, format: string): Promise<string> {
  const answer = await fetch(`${ours.address}${path}/export-ticket`, {
    method: 'POST',
    headers: { authorization, 'x-company-id': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ format }),
  });
  return link.parse(await answer.json()).url;
}

interface Download {
  readonly path: string;
  readonly rows: number;
  readonly authorization?: string;
}

/** Downloads the file as a browser does. */
async function take(
  { address, pid }: Running,
  { path, rows, authorization = '' }: Download,
): Promise<Taken> {
  const before = memoryOf(pid);
  const processorBefore = processorTimeOf(pid);
  let most = before;
  const look = setInterval(() => (most = Math.max(most, memoryOf(pid))), POLL_EVERY_MS);
  const began = performance.now();
  let first = 0;
  let bytes = 0;
  const file = await fetch(address + path, { headers: { authorization } });
  if (!file.ok) throw new Error(`${path} was answered ${file.status}`);
  for await (const chunk of file.body ?? []) {
    if (bytes === 0) first = performance.now() - began;
    bytes += chunk.byteLength;
  }
  clearInterval(look);
  return {
    processor: processorTimeOf(pid) - processorBefore,
    rowsPerSecond: rows / ((performance.now() - began) / 1000),
    firstByteMs: first,
    megabytes: bytes / MEGABYTE,
    memoryMegabytes: (most - before) / MEGABYTE,
  };
}
