import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { fileImport, type FileImport } from '#platform/contract/file-imports.ts';
import { connect } from '#platform/server/database/connection.ts';
import { createLogger } from '#platform/server/logger.ts';
import { writeQuotaFile } from '../import/quota-file.ts';
import { report, title } from '../report.ts';
import { settingsIn } from '../test-bed.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';

const KILLS = 100;
/** Few enough that a check, which begins again after each death, ends now and then. */
const GROWERS_IN_FILE = 4_000;
/** A server lives at most this long before it is killed: ten that write nothing would end an import. */
const LIFE_MS = 4_000;
const POLL_EVERY_MS = 200;
const SEASON = '2569/70';

type Settings = ReturnType<typeof settingsIn> & { readonly DATABASE_URL?: undefined };
const stored = z.object({ total: z.number() });

/** What must be so at every moment: what an import says it has made is there, once, and nothing else. Checks count what would be made. */
const WRONG = {
  'quotas that no import counts, or counts that no quota has': `
    select abs((select count(*) from farmer_quotas) - (select coalesce(sum(created_count), 0) from file_imports
      where status not in ('checking', 'checked')))`,
  'quotas without the record that undoes them': `
    select count(*) from farmer_quotas quota
    where not exists (select from file_import_records made where made.record_id = quota.id::text)`,
  'farmers twice, or without a quota': `
    select (select count(*) - count(distinct split_part(national_id, '.', 1)) from farmers)
      + (select count(*) from farmers farmer
         where not exists (select from farmer_quotas quota where quota.farmer_id = farmer.id))`,
  'numbers left out': `
    select coalesce(max(substring(quota_code from '[0-9]+$')::integer), 0) - count(*) from farmer_quotas`,
} as const;

/** Kills the server again and again while growers are imported, and looks each time at what it left. Embedded database only. */
export async function measureKillsWhileImporting(times: string | undefined): Promise<void> {
  const kills = Number(times ?? KILLS);
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const settings = settingsIn(folder);
  const server = await startMortalServer({ ...settings, TMPDIR: folder });
  title(`${kills} deaths while quotas of growers are imported, embedded database`);
  await server.call('POST', '/v1/quotas/seasons', {
    name: SEASON,
    year: 2569,
    starts_on: '2026-10-01',
    ends_on: '2027-09-30',
  });

  const worst = new Map<string, number>();
  let [files, deaths, whileWriting] = [0, 0, 0];
  while (deaths < kills) {
    const id = await sendFile(server, join(folder, 'quotas.csv'), files * GROWERS_IN_FILE + 1);
    files += 1;
    for (;;) {
      const status = await goOn(server, id);
      if (status === 'imported') break;
      await sleep(deaths === kills ? POLL_EVERY_MS : Math.random() * LIFE_MS);
      if (deaths === kills) continue;
      deaths += 1;
      if (status === 'importing') whileWriting += 1;
      await server.killAndStart(async () => {
        for (const [what, many] of await countWrong(settings)) {
          worst.set(what, Math.max(worst.get(what) ?? 0, many));
        }
      });
    }
  }
  const wanted = files * GROWERS_IN_FILE;
  const { total } = stored.parse(await server.call('GET', '/v1/quotas?page_size=1&count=exact'));
  await server.stop();
  report({ what: 'deaths while rows were written', ours: `${whileWriting} of ${deaths}` });
  for (const [what, many] of worst) {
    report({ what, ours: String(many), budget: '0', met: many === 0 });
  }
  report({
    what: 'growers imported in the end',
    ours: String(total),
    budget: String(wanted),
    met: total === wanted,
  });
  rmSync(folder, { recursive: true, force: true });
}

async function sendFile(server: MortalServer, path: string, first: number): Promise<string> {
  await writeQuotaFile(path, { first, count: GROWERS_IN_FILE });
  const form = new FormData();
  form.append('kind', 'farmer-quotas');
  form.append('options', JSON.stringify({ season: SEASON }));
  form.append('file', await openAsBlob(path), 'quotas.csv');
  return fileImport.parse(await server.call('POST', '/v1/imports', form)).id;
}

/** Has an import written once it is checked. */
async function goOn(server: MortalServer, id: string): Promise<FileImport['status']> {
  const { status, failure } = fileImport.parse(await server.call('GET', `/v1/imports/${id}`));
  if (status === 'checked') await server.call('POST', `/v1/imports/${id}/commit`, {});
  else if (!['checking', 'importing', 'imported'].includes(status)) {
    throw new Error(`${status}: ${failure ?? ''}`);
  }
  return status;
}

/** A job of a dead worker waits for a while, during which deaths would hit nothing. */
async function letNextServerGoOn(pool: Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`,
  );
}

/** Looks into the database of a dead server. */
async function countWrong(settings: Settings): Promise<[string, number][]> {
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false });
  const connection = await connect(settings, logger);
  try {
    const found: [string, number][] = [];
    for (const [what, many] of Object.entries(WRONG)) {
      const { rows } = await connection.pool.query<{ many: number }>(
        `select (${many})::integer as many`,
      );
      found.push([what, rows[0]?.many ?? NaN]);
    }
    await letNextServerGoOn(connection.pool);
    return found;
  } finally {
    await connection.close();
  }
}
