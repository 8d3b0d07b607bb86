import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { syncJob, type SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { connect } from '#platform/server/database/connection.ts';
import { createLogger } from '#platform/server/logger.ts';
import { startLocalPostgres } from '../tests/support/local-postgres.ts';
import { createAgent, documentText, upload } from './documents.ts';
import { compareStored, type Acknowledged } from './kill/compare-stored.ts';
import { startMortalServer, type MortalServer } from './kill/mortal-server.ts';
import { report, title } from './report.ts';
import { settingsIn } from './test-bed.ts';

const FILES = 500;
const KILLS_WHILE_UPLOADING = 5;
const KILLS_WHILE_SYNCING = 5;
const UPLOADS_AT_ONCE = 3;
const POLL_EVERY_MS = 20;
const started = z.object({ id: z.string() });

/** Kills the server again and again while documents are uploaded and indexed, and checks what became of them. */
export async function measureKill(engine: string | undefined): Promise<void> {
  if (engine !== undefined && engine !== 'postgres') {
    throw new Error('Usage: npm run bench -- kill [postgres]');
  }
  const postgres = engine === undefined ? undefined : await startLocalPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const settings = { ...settingsIn(folder), DATABASE_URL: await postgres?.createDatabase('bench') };
  const server = await startMortalServer({ ...settings, TMPDIR: folder });
  title(`${FILES} files and ten deaths, ${postgres ? 'PostgreSQL' : 'embedded database'}`);

  const agentId = await createAgent(server);
  const acknowledged = await uploadAll(server, agentId);
  const run = await syncAll(server, agentId);
  await server.stop();
  report({ what: 'run', ours: run.status, budget: 'success', met: run.status === 'success' });

  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false });
  const connection = await connect(settings, logger);
  report(
    ...(await compareStored({
      pool: connection.pool,
      folder: join(settings.DATA_DIR, 'files'),
      agentId,
      acknowledged,
    })),
  );
  await connection.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function uploadAll(server: MortalServer, agentId: string): Promise<Acknowledged> {
  const acknowledged = new Map<string, { id: string; text: string }>();
  const numbers = Array.from({ length: FILES }, (_, number) => number).values();
  const uploader = async () => {
    for (const number of numbers) {
      const document = {
        filename: `file-${number}.txt`,
        text: documentText(number, 20 + (number % 50)),
      };
      const id = await upload(server, agentId, document);
      acknowledged.set(document.filename, { id, text: document.text });
    }
  };
  const all = Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, uploader));
  await killAt(server, {
    times: KILLS_WHILE_UPLOADING,
    what: 'uploads',
    done: async () => acknowledged.size,
  });
  await all;
  return acknowledged;
}

async function syncAll(server: MortalServer, agentId: string): Promise<SyncJob> {
  const { id } = started.parse(await server.call('POST', `/v1/agents/${agentId}/sync`, {}));
  const look = async () => syncJob.parse(await server.call('GET', `/v1/sync-jobs/${id}`));
  await killAt(server, {
    times: KILLS_WHILE_SYNCING,
    what: 'synced',
    done: async () => (await look()).files_done,
  });
  for (;;) {
    const job = await look();
    if (job.status !== 'running') return job;
    await sleep(POLL_EVERY_MS);
  }
}

interface Deaths {
  readonly times: number;
  /** What is counted meanwhile, and its progress. */
  readonly what: string;
  readonly done: () => Promise<number>;
}

/** Kills the server as often as requested, each time at a random moment. */
async function killAt(server: MortalServer, { times, what, done }: Deaths): Promise<void> {
  const moments = Array.from({ length: times }, () => Math.floor(Math.random() * FILES));
  for (const moment of moments.toSorted((one, other) => one - other)) {
    let reached = await done();
    for (; reached < moment; reached = await done()) await sleep(POLL_EVERY_MS);
    await sleep(Math.random() * 100);
    const began = performance.now();
    await server.killAndStart();
    const back = `back after ${((performance.now() - began) / 1_000).toFixed(1)} s`;
    report({ what: 'killed', ours: `at ${reached} ${what}`, floor: back });
  }
}
