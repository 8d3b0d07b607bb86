import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, check, commit, sendFiles, timed, undo } from './import/import-steps.ts';
import { writeFiles } from './import/wide-files.ts';
import { addPeople, type People } from './people.ts';
import type { Running } from './processes.ts';
import { report, title } from './report.ts';
import { percentile } from './statistics.ts';
import { openTestBed } from './test-bed.ts';

const USUAL_FIELDS = 200_000;
const FIELDS_BEFORE = 5_000;
const READERS = 20;
/** As long as a person looks at a page before the next click. */
const READ_EVERY_MS = 2_000;
const WRITE_EVERY_MS = 1_000;

const READS = [
  '/v1/air/features',
  '/v1/air/search?q=farmer%20weight',
  '/v1/air/dashboard',
  '/v1/air/modules',
  '/v1/air/search/results?q=%E0%B8%8A%E0%B8%B2%E0%B8%A7%E0%B9%84%E0%B8%A3%E0%B9%88',
  '/v1/engines',
  '/v1/agents',
];

interface Settings {
  readonly embedded: boolean;
  readonly fields: string | undefined;
}

/** What 20 people who read, and one who writes, notice of imports of many new and changed fields, and of their undoing. */
export async function measureImportBesideReaders({ embedded, fields }: Settings): Promise<void> {
  const count = Number(fields ?? USUAL_FIELDS);
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const bed = await openTestBed({ embedded });
  try {
    title(`Import of ${count} fields beside ${READERS} readers, ${bed.name}`);
    const people = await addPeople(bed.pool);
    const call = callerOf(bed.ours, people);
    const before = await sendFiles(call, 'BEFORE', await writeFiles(folder, FIELDS_BEFORE));
    await check(call, before);
    await commit(call, before);

    const wide = await sendFiles(call, 'WIDE', await writeFiles(folder, count));
    const again = async () =>
      sendFiles(call, 'WIDE', await writeFiles(folder, count, ' as of today'));
    let changes = wide;
    for (const [what, step] of [
      ['new entries: checked', () => check(call, wide)],
      ['new entries: written', () => commit(call, wide)],
      ['changes: checked', async () => check(call, (changes = await again()))],
      ['changes: written', () => commit(call, changes)],
      ['changes: undone', () => undo(call, changes)],
      ['new entries: undone', () => undo(call, wide)],
    ] as const) {
      const others = startOthers(bed.ours, people);
      const { seconds } = await timed(step);
      // What tidies up after the step disturbs too.
      await sleep(10 * WRITE_EVERY_MS);
      const { reads, writes, refused } = await others.stop();
      const p95 = percentile(reads, 95);
      report(
        { what, ours: `${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s` },
        {
          what: `  ${reads.length} reads: p50 / p95 / max`,
          ours: [50, 95, 100].map((part) => percentile(reads, part).toFixed(0)).join(' / '),
          budget: 'p95 <= 1000 ms',
          met: p95 <= 1_000,
        },
        {
          what: `  longest of ${writes.length} writes`,
          ours: `${Math.max(0, ...writes).toFixed(0)} ms`,
          budget: '<= 2000 ms',
          met: writes.every((wait) => wait <= 2_000),
        },
        { what: '  answers 503', ours: String(refused), budget: '0', met: refused === 0 },
      );
    }
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People who read and write until they are stopped. */
function startOthers({ address }: Running, people: People) {
  const reads: number[] = [];
  const writes: number[] = [];
  let refused = 0;
  const over = new AbortController();

  async function call(path: string, waits: number[], body?: object): Promise<unknown> {
    const [token] = people.next();
    const from = performance.now();
    const answer = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'x-company-id': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    waits.push(performance.now() - from);
    if (answer.status === 503) refused += 1;
    else if (!answer.ok) throw new Error(text);
    return JSON.parse(text);
  }

  async function read(number: number): Promise<void> {
    await sleep((number * READ_EVERY_MS) / READERS);
    for (let turn = number; !over.signal.aborted; turn += 1) {
      await call(READS[turn % READS.length] ?? '', reads);
      await sleep(READ_EVERY_MS);
    }
  }

  async function write(): Promise<void> {
    const feature = await featureId();
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const body = { following: turn % 2 === 0 };
      await call(`/v1/air/entries/feature/${feature}/follow`, writes, body);
      await sleep(WRITE_EVERY_MS);
    }
  }

  async function featureId(): Promise<string> {
    const page: unknown = await call('/v1/air/features', []);
    const [, id] = /"id":"([^"]+)"/.exec(JSON.stringify(page)) ?? [];
    if (id === undefined) throw new Error('The catalogue has no feature');
    return id;
  }

  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, number) => read(number)),
    write(),
  ]);
  return {
    async stop() {
      over.abort();
      await all;
      return { reads, writes, refused };
    },
  };
}
