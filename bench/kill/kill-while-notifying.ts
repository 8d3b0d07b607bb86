import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { startSmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { startLocalPostgres } from '../../tests/support/local-postgres.ts';
import { addAudience, addSetting, enableEmail, switchOffAll } from '../notifications/seed.ts';
import { report, title } from '../report.ts';
import { settingsIn } from '../test-bed.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';

const KILLS = 200;
const WRITERS = 3;
/** A server lives at most this long before it is killed. */
const LIFE_MS = 1_500;
const POLL_EVERY_MS = 50;

/** Kills the server again and again while events happen and people are notified, and checks what became of each. PostgreSQL only. */
export async function measureKillsWhileNotifying(times: string | undefined): Promise<void> {
  const kills = Number(times ?? KILLS);
  const postgres = await startLocalPostgres();
  const mailServer = await startSmtpStandIn();
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const DATABASE_URL = await postgres.createDatabase('bench');
  const settings = { ...settingsIn(folder), DATABASE_URL, ALLOW_LOOPBACK: '1' };
  const server = await startMortalServer(settings);
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  title(`${kills} deaths while people are notified, PostgreSQL`);

  await switchOffAll(pool);
  const department = await addAudience(pool, 1);
  await enableEmail(server, mailServer);
  await addSetting(pool, {
    name: 'Bench',
    info: {
      channels: ['System', 'Email'],
      recipients: [{ collection: 'department', entity_ids: [department] }],
    },
  });
  const events = await writeAndKill(server, kills);
  await untilDelivered(pool);
  await server.stop();

  const mails = mailServer.received.map(({ data }) => /BENCH-\d+/.exec(data)?.[0] ?? '');
  await reportFates(pool, { events, mails });
  await pool.end();
  await mailServer.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Answers how many engines were created. */
async function writeAndKill(server: MortalServer, kills: number): Promise<number> {
  const ending = new AbortController();
  let created = 0;
  const writer = async () => {
    while (!ending.signal.aborted) {
      created += 1;
      await createEngine(server, `BENCH-${created}`);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  for (let death = 0; death < kills; death += 1) {
    await sleep(Math.random() * LIFE_MS);
    await server.killAndStart();
  }
  ending.abort();
  await writers;
  return created;
}

/** Repeats the call under its key until there is an answer. */
async function createEngine(server: MortalServer, code: string): Promise<void> {
  const body = { code, name: code, type: 'function', logic: 'return 1;' };
  const key = randomUUID();
  for (;;) {
    const answer = await server
      .send({ method: 'POST', path: '/v1/engines', body }, key)
      .catch(() => undefined);
    if (answer?.status === 201) return;
    if (answer?.status === 400) throw new Error(answer.text);
    // Signs in again where that is why.
    if (answer?.status === 401) await server.call('GET', '/v1/engines');
    await sleep(POLL_EVERY_MS);
  }
}

async function untilDelivered(pool: Pool): Promise<void> {
  const waiting = `
    select exists (select from notification_pending_events)
      or exists (select from notification_deliveries where state = 'queued') as waits`;
  while ((await pool.query<{ waits: boolean }>(waiting)).rows[0]?.waits === true) {
    await sleep(POLL_EVERY_MS);
  }
  // What was handed over last is stored.
  await sleep(1_000);
}

interface Made {
  readonly events: number;
  /** Codes in the mails that arrived. */
  readonly mails: readonly string[];
}

async function reportFates(pool: Pool, { events, mails }: Made): Promise<void> {
  const count = async (sql: string) =>
    (await pool.query<{ many: number }>(`select count(*)::integer as many ${sql}`)).rows[0]?.many;
  const records = (channel: string) =>
    count(`from notification_records where event_sequence is not null and channel = '${channel}'`);
  const emails = (states: string) =>
    count(`from notification_deliveries where channel = 'Email' and state in (${states})`);
  const logged = await count(`from event_log where name = 'engines.created'`);
  const inbox = await count('from inbox_items');
  const sent = await emails(`'sent'`);
  // PostgreSQL: what a dead process was sending is given up after five minutes.
  const lost = (await emails(`'unknown', 'sending'`)) ?? 0;
  const lines = {
    'events, one for each call': [logged, events],
    'messages for inboxes': [await records('System'), events],
    'messages by e-mail': [await records('Email'), events],
    'in the inbox': [inbox, events],
    'e-mails sent or unknown': [(sent ?? 0) + lost, events],
    'mails that arrived twice': [mails.length - new Set(mails).size, 0],
  };
  for (const [what, [ours, wanted]] of Object.entries(lines)) {
    report({ what, ours: String(ours), budget: String(wanted), met: ours === wanted });
  }
  report(
    {
      what: 'e-mails sent, and mails that arrived',
      ours: `${sent} / ${mails.length}`,
      met: (sent ?? 0) <= mails.length && mails.length <= (sent ?? 0) + lost,
    },
    { what: 'unknown, as the server died', ours: String(lost) },
  );
}
