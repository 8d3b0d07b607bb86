import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { exampleGrower } from '#modules/farmer-quotas/server/demo/example-growers.ts';
import { timed } from './import/import-steps.ts';
import { writeQuotaFile } from './import/quota-file.ts';
import { copyAgain, ended, importCaller, type Call } from './import/record-imports.ts';
import { measureWrongRows } from './import/wrong-rows.ts';
import { addPeople, type People } from './people.ts';
import { percent, report, title } from './report.ts';
import { median, percentile } from './statistics.ts';
import { openTestBed, type TestBed } from './test-bed.ts';
import { headersOf, take, waitsFor } from './waits.ts';

const COUNT = 100_000;
const CALLS = 15;
const CHECK_SECONDS = 20;
const REPORT_SECONDS = 1;
const CANCEL_SECONDS = 1;
const COPY_BUDGET = 0.3;
const EXPORT_BUDGET = 0.7;
const NOTICED_MS = 200;
const STATISTICS_MS = 300;

const SEASONS = [
  { name: '2568/69', year: 2568, starts_on: '2025-10-01', ends_on: '2026-09-30' },
  { name: '2569/70', year: 2569, starts_on: '2026-10-01', ends_on: '2027-09-30' },
] as const;
const SEASON = SEASONS[1].name;

/** The register of a mill: 100,000 growers imported for each of two seasons, and then looked at; `wrong` is a check of wrong rows alone. */
export async function measureQuotas(
  { embedded }: { readonly embedded: boolean },
  part?: string,
): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    const people = await addPeople(bed.pool);
    for (const season of SEASONS) await createSeason(bed, people, season);
    await measureImports(bed, people, part);
    if (part === 'wrong') return;
    await bed.pool.query('vacuum analyze');
    await measureViews(bed, people);
    await measureExport(bed, people);
  } finally {
    await bed.close();
  }
}

async function createSeason(bed: TestBed, people: People, season: object): Promise<void> {
  const answer = await fetch(`${bed.ours.address}/v1/quotas/seasons`, {
    method: 'POST',
    headers: { ...headersOf(people), 'content-type': 'application/json' },
    body: JSON.stringify(season),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function measureImports(bed: TestBed, people: People, part?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const call = importCaller(bed.ours, people);
  try {
    const file = join(folder, 'quotas.csv');
    const sendWrong = (path: string) => send(call, path, SEASON);
    await measureWrongRows(bed, { people, call, send: sendWrong, file });
    if (part === 'wrong') return;
    await writeQuotaFile(file, { first: 1, count: COUNT });
    for (const { name } of SEASONS) {
      title(`Import of ${COUNT} quotas for ${name}, ${bed.name}`);
      const { id } = await send(call, file, name);
      const checked = await timed(() => ended(call, id, 'checked'));
      report({
        what: 'checked',
        ours: rate(checked.seconds),
        budget: `<= ${CHECK_SECONDS} s`,
        met: checked.seconds <= CHECK_SECONDS,
      });
      const written = await timed(async () => {
        await call('POST', `/v1/imports/${id}/commit`, {});
        return ended(call, id, 'imported');
      });
      const { longest } = written.result;
      report(
        { what: 'imported', ours: rate(written.seconds), ...(await floorOf(bed, written.seconds)) },
        {
          what: 'longest time between two reports',
          ours: `${longest.toFixed(1)} s`,
          budget: `<= ${REPORT_SECONDS} s`,
          met: longest <= REPORT_SECONDS,
        },
      );
    }
    await writeQuotaFile(file, { first: COUNT + 1, count: COUNT });
    await measureCancel(bed, call, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function send(call: Call, file: string, season: string) {
  const form = new FormData();
  form.append('kind', 'farmer-quotas');
  form.append('options', JSON.stringify({ season }));
  form.append('file', await openAsBlob(file), 'quotas.csv');
  return call('POST', '/v1/imports', form);
}

/** COPY of quotas and farmers with their history, where they are as many as the import has written. */
async function floorOf({ embedded, pool }: TestBed, seconds: number) {
  if (embedded || (await countQuotas(pool)) > COUNT) return {};
  const copied = await copyAgain(pool, ['farmer_quotas', 'farmers', 'event_log']);
  return {
    floor: `${copied.toFixed(1)} s COPY`,
    ratio: percent(copied / seconds),
    budget: `>= ${percent(COPY_BUDGET)}`,
    met: copied / seconds >= COPY_BUDGET,
  };
}

/** Stops an import of new growers once it has begun, and undoes what it has written. */
async function measureCancel({ pool }: TestBed, call: Call, file: string): Promise<void> {
  const { id } = await send(call, file, SEASON);
  await ended(call, id, 'checked');
  await call('POST', `/v1/imports/${id}/commit`, {});
  while ((await call('GET', `/v1/imports/${id}`)).rows_done === 0);
  const { seconds } = await timed(async () => {
    await call('POST', `/v1/imports/${id}/cancel`);
    return ended(call, id, 'cancelled');
  });
  await call('POST', `/v1/imports/${id}/undo`);
  await ended(call, id, 'undone');
  const left = (await countQuotas(pool)) - SEASONS.length * COUNT;
  report(
    {
      what: 'cancelled',
      ours: `${seconds.toFixed(2)} s`,
      budget: `<= ${CANCEL_SECONDS} s`,
      met: seconds <= CANCEL_SECONDS,
    },
    { what: 'left after undoing', ours: String(left), budget: '0', met: left === 0 },
  );
}

async function countQuotas(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from farmer_quotas');
  return Number(rows[0]?.count);
}

const grower = exampleGrower(77_777);

/** The ways in which people look at the register. */
const views: Record<string, [path: string, query: Record<string, string>, budget?: number]> = {
  list: ['/v1/quotas', {}],
  'list of a season': ['/v1/quotas', { season: SEASON }],
  'list of a season and a status': ['/v1/quotas', { season: SEASON, status: 'pending' }],
  'list of a province by name': ['/v1/quotas', { contact_province_id: '40', sort: 'name' }],
  'list, a late page': ['/v1/quotas', { season: SEASON, page: '400' }],
  'search, part of a name': ['/v1/quotas', { search: 'หาญก' }],
  'search, a whole name': ['/v1/quotas', { search: `${grower.first_name} ${grower.last_name}` }],
  'search, a phone': ['/v1/quotas', { search: grower.phone ?? '' }],
  'search, a national id': ['/v1/quotas', { search: grower.national_id, season: SEASON }],
  'search, a number': ['/v1/quotas', { search: 'Q69-0777' }],
  'search, nothing': ['/v1/quotas', { search: 'ไม่มีคนนี้' }],
  'queue of verification': ['/v1/quotas/verification/pending', { season: SEASON }],
  statistics: ['/v1/quotas/statistics', {}, STATISTICS_MS],
  'statistics of a season': ['/v1/quotas/statistics', { season: SEASON }, STATISTICS_MS],
};

async function measureViews({ ours, name }: TestBed, people: People): Promise<void> {
  title(`Register of ${SEASONS.length * COUNT} quotas, one call at a time, p50 / worst, ${name}`);
  for (const [what, [path, query, budget = NOTICED_MS]] of Object.entries(views)) {
    const address = `${ours.address}${path}?${new URLSearchParams(query)}`;
    const waits = await waitsFor(CALLS, () => take(address, { headers: headersOf(people) }));
    const p50 = percentile(waits, 50);
    report({
      what,
      ours: `${p50.toFixed(0)} / ${Math.max(...waits).toFixed(0)} ms`,
      budget: `p50 <= ${budget} ms`,
      met: p50 <= budget,
    });
  }
}

/** A season as CSV, compared with a cursor over the same fields whose rows are only written as lines. */
async function measureExport({ ours, name, pool }: TestBed, people: People): Promise<void> {
  title(`Export of ${COUNT} quotas, medians of three, ${name}`);
  const [taken, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    const { seconds } = await timed(() => readAsLines(pool));
    bare.push(COUNT / seconds);
    const download = await timed(async () => {
      const query = new URLSearchParams({ season: SEASON });
      const file = await fetch(`${ours.address}/v1/quotas/export?${query}`, {
        headers: headersOf(people),
      });
      await file.arrayBuffer();
    });
    taken.push(COUNT / download.seconds);
  }
  const ratio = median(taken) / median(bare);
  report({
    what: 'csv',
    ours: `${median(taken).toFixed(0)} rows/s`,
    floor: `${median(bare).toFixed(0)} rows/s`,
    ratio: percent(ratio),
    budget: `>= ${percent(EXPORT_BUDGET)}`,
    met: ratio >= EXPORT_BUDGET,
  });
}

async function readAsLines(pool: Pool): Promise<number> {
  const client = await pool.connect();
  let bytes = 0;
  try {
    await client.query(`begin read only; declare listed no scroll cursor for
      select q.*, f.first_name, f.last_name, f.national_id, f.birth_date, s.name
      from farmer_quotas q
      join farmers f on f.company_id = q.company_id and f.id = q.farmer_id
      join quota_seasons s on s.company_id = q.company_id and s.id = q.season_id
      where q.company_id = 1 and s.name = '${SEASON}' order by q.created_at desc, q.id desc`);
    for (;;) {
      const { rows } = await client.query<unknown[]>({
        text: 'fetch 1000 from listed',
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      bytes += rows.map((row) => `${row.join(',')}\r\n`).join('').length;
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return bytes;
}

function rate(seconds: number): string {
  return `${seconds.toFixed(1)} s, ${Math.round(COUNT / seconds)}/s`;
}
