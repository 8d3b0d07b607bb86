import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startLocalPostgres } from '../../tests/support/local-postgres.ts';
import { createCaller } from '../caller.ts';
import { OURS, startServer } from '../processes.ts';
import { report, title } from '../report.ts';
import { settingsIn } from '../test-bed.ts';
import { acts, type Act } from './acts.ts';

/** Held while the server is to stop just before it stores an answer. */
const GATE = 1606;
/** Lets every answer that is about to be stored wait for the gate. */
const WAIT_AT_GATE = `
  create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$;
  create trigger wait_at_gate before update on idempotency_keys
    for each row execute function wait_at_gate()`;
const WAITING = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;
const POLL_EVERY_MS = 10;
const LONGEST_WAIT_MS = 10_000;

/** Kills the server between the work of a call and the storing of its answer, once for each such route. */
export async function measureKillsAtAnswers(): Promise<void> {
  const postgres = await startLocalPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const environment = {
    ...settingsIn(folder),
    DATABASE_URL: await postgres.createDatabase('bench'),
    // A mail server that is down: the job of a mail stays to be counted.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@example.com',
    PUBLIC_URL: 'http://127.0.0.1',
  };
  let server = await startServer(OURS, environment);
  const pool = new pg.Pool({ connectionString: environment.DATABASE_URL });
  const gate = new pg.Client({ connectionString: environment.DATABASE_URL });
  await gate.connect();
  await pool.query(WAIT_AT_GATE);
  const caller = createCaller(() => server.address);
  title(`Killed as the answer is stored: ${Object.keys(acts).length} routes`);

  for (const [what, make] of Object.entries(acts)) {
    const act = await make({ caller, pool });
    const before = await count(act);
    const key = randomUUID();
    await gate.query(`select pg_advisory_lock(${GATE})`);
    const first = caller.send(act, key).catch(() => undefined);
    const early = await Promise.race([first, untilWaiting()]);
    if (early !== undefined) throw new Error(`${what}: ${early.text}`);
    await server.kill();
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    server = await startServer(OURS, environment);
    await untilReady();
    await first;
    const second = await caller.send(act, key);
    const third = await caller.send(act, key);
    const effects = (await count(act)) - before;
    const isRight = second.status < 300 && third.text === second.text && third.replayed;
    report({
      what,
      ours: `${effects} effect, ${second.status}${third.replayed ? ', repeated alike' : ''}`,
      budget: '1 effect',
      met: isRight && effects === 1,
    });
  }

  await gate.end();
  await pool.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });

  async function count({ counted }: Act): Promise<number> {
    const { rows } = await pool.query<{ count: string }>(counted);
    return Number(rows[0]?.count);
  }

  /** It listens a moment before its jobs can be enqueued. */
  async function untilReady(): Promise<void> {
    while (!(await fetch(`${server.address}/ready`)).ok) await sleep(POLL_EVERY_MS);
  }

  async function untilWaiting(): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    while ((await pool.query(WAITING)).rows.length === 0) {
      if (performance.now() > end) throw new Error('The call stores no answer');
      await sleep(POLL_EVERY_MS);
    }
  }
}
