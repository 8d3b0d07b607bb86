import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fileImport, type FileImport } from '#platform/contract/file-imports.ts';
import { writeCustomerFile } from './import/customer-file.ts';
import { timed } from './import/import-steps.ts';
import { addPeople, type People } from './people.ts';
import { memoryOf, type Running } from './processes.ts';
import { percent, report, title } from './report.ts';
import { openTestBed } from './test-bed.ts';

const COUNT = 100_000;
const POLL_EVERY_MS = 100;
const MEGABYTE = 1_000_000;
const COPY_BUDGET = 0.3;
const UNDO_BUDGET = 10;

type Call = (method: string, path: string, body?: FormData | object) => Promise<FileImport>;

/** 100,000 customers from a file: checked, imported, compared with COPY, and undone. */
export async function measureCustomerImport({
  embedded,
}: {
  readonly embedded: boolean;
}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const bed = await openTestBed({ embedded });
  try {
    title(`Import of ${COUNT} customers, ${bed.name}`);
    const file = join(folder, 'customers.csv');
    await writeCustomerFile(file, COUNT);
    const call = callerOf(bed.ours, await addPeople(bed.pool));
    const before = memoryOf(bed.ours.pid);
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, memoryOf(bed.ours.pid))), POLL_EVERY_MS);

    const form = new FormData();
    form.append('kind', 'customers');
    form.append('options', JSON.stringify({ mode: 'both', key: 'phone' }));
    form.append('file', await openAsBlob(file), 'customers.csv');
    const { id } = await call('POST', '/v1/imports', form);
    const checked = await timed(() => ended(call, id, 'checked'));
    const written = await timed(async () => {
      await call('POST', `/v1/imports/${id}/commit`, {});
      return ended(call, id, 'imported');
    });
    const copied = bed.embedded ? undefined : await copyAgain(bed.pool);
    const undone = await timed(async () => {
      await call('POST', `/v1/imports/${id}/undo`);
      return ended(call, id, 'undone');
    });
    clearInterval(look);
    const row = (what: string, seconds: number) => ({
      what,
      ours: `${seconds.toFixed(1)} s, ${Math.round(COUNT / seconds)}/s`,
    });
    report(
      row('checked', checked.seconds),
      {
        ...row('imported', written.seconds),
        ...(copied !== undefined && {
          floor: `${copied.toFixed(1)} s COPY`,
          ratio: percent(copied / written.seconds),
          budget: `>= ${percent(COPY_BUDGET)}`,
          met: copied / written.seconds >= COPY_BUDGET,
        }),
      },
      {
        ...row('undone', undone.seconds),
        budget: `<= ${UNDO_BUDGET} s`,
        met: undone.seconds <= UNDO_BUDGET,
      },
      { what: 'longest time between two reports', ours: `${written.result.longest.toFixed(1)} s` },
      { what: 'memory more, at its peak', ours: `${((most - before) / MEGABYTE).toFixed(0)} MB` },
    );
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** COPY of the same rows into a table with the same indexes, in seconds. */
async function copyAgain(pool: Pool): Promise<number> {
  const file = join(tmpdir(), `backoffice-bench-${process.pid}.copy`);
  await pool.query(`copy customers to '${file}'`);
  await pool.query('create table copied (like customers including all)');
  const { seconds } = await timed(() => pool.query(`copy copied from '${file}'`));
  await pool.query('drop table copied');
  await pool.query(`copy (select) to program 'rm ${file}'`);
  return seconds;
}

/** Waits for the end of a step, and notes the longest time without news of it. */
async function ended(call: Call, id: string, wanted: FileImport['status']) {
  let [seen, at, longest] = [-1, performance.now(), 0];
  for (;;) {
    const found = await call('GET', `/v1/imports/${id}`);
    if (found.rows_done !== seen) {
      const now = performance.now();
      if (seen > 0) longest = Math.max(longest, (now - at) / 1_000);
      [seen, at] = [found.rows_done, now];
    }
    if (found.status === wanted) return { longest };
    if (!['checking', 'importing', 'undoing'].includes(found.status)) {
      throw new Error(`${found.status}: ${found.failure ?? `${found.problems_total} problems`}`);
    }
    await sleep(POLL_EVERY_MS);
  }
}

/** Calls about imports, each by another person. */
function callerOf({ address }: Running, people: People): Call {
  return async (method, path, body) => {
    const [token] = people.next();
    const isForm = body instanceof FormData;
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-company-id': '1',
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return fileImport.parse(JSON.parse(text));
  };
}
