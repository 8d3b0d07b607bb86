import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fileImport, type FileImport } from '#platform/contract/file-imports.ts';
import type { People } from '../people.ts';
import type { Running } from '../processes.ts';
import { timed } from './import-steps.ts';

const POLL_EVERY_MS = 100;

/** Calls about imports of records, each by another person. */
export type Call = (method: string, path: string, body?: FormData | object) => Promise<FileImport>;

/** COPY of all rows of tables into tables with the same indexes and foreign keys, in seconds. */
export async function copyAgain(pool: Pool, tables: readonly string[]): Promise<number> {
  let sum = 0;
  for (const table of tables) sum += await copyTable(pool, table);
  return sum;
}

async function copyTable(pool: Pool, table: string): Promise<number> {
  const file = join(tmpdir(), `backoffice-bench-${process.pid}.copy`);
  await pool.query(`copy ${table} to '${file}'`);
  await pool.query(`create table copied (like ${table} including all)`);
  const { rows } = await pool.query<{ add: string }>(
    `select format('alter table copied add %s', pg_get_constraintdef(oid)) as add
     from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  for (const { add } of rows) await pool.query(add);
  const { seconds } = await timed(() => pool.query(`copy copied from '${file}'`));
  await pool.query('drop table copied');
  await pool.query(`copy (select) to program 'rm ${file}'`);
  return seconds;
}

/** Waits for the end of a step, and notes the longest time without news of it. */
export async function ended(call: Call, id: string, wanted: FileImport['status']) {
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
export function importCaller({ address }: Running, people: People): Call {
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
