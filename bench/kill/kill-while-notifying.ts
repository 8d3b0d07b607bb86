import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import {
  LINE_TOKEN,
  startLineStandIn,
} from '#modules/notifications/server/testing/line-stand-in.ts';
import { connect } from '#platform/server/database/connection.ts';
import { createLogger } from '#platform/server/logger.ts';
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
const LOOK_EVERY_MS = 1_000;
const QUIET_LOOKS = 5;
const sending = z.object({
  data: z.object({ channels: z.array(z.object({ waiting: z.number() })) }),
});

interface Wanted {
  readonly times: string | undefined;
  readonly embedded: boolean;
}

/** Kills the server again and again while events happen and people are notified, and checks what became of each. */
export async function measureKillsWhileNotifying({ times, embedded }: Wanted): Promise<void> {
  const kills = Number(times ?? KILLS);
  const postgres = embedded ? undefined : await startLocalPostgres();
  const mailServer = await startSmtpStandIn();
  const line = await startLineStandIn();
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const DATABASE_URL = await postgres?.createDatabase('bench');
  const settings = { ...settingsIn(folder), DATABASE_URL, ALLOW_LOOPBACK: '1' };
  title(
    `${kills} deaths while people are notified, ${embedded ? 'embedded database' : 'PostgreSQL'}`,
  );

  const first = await startMortalServer(settings);
  await enableEmail(first, mailServer);
  await enableLine(first, line);
  await first.stop();
  await whileStopped(settings, addListener);
  const server = await startMortalServer(settings);
  const events = await writeAndKill(server, kills);
  await untilDelivered(server);
  await server.stop();

  const codeIn = (text: string) => /BENCH-\d+/.exec(text)?.[0] ?? '';
  const mails = mailServer.received.map(({ data }) => codeIn(data));
  const lines = line.delivered.map(({ text }) => codeIn(text));
  await whileStopped(settings, (pool) => reportFates(pool, { events, mails, lines }));
  await mailServer.close();
  await line.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The embedded database has one session, which a server that runs would share. */
async function whileStopped(
  settings: Parameters<typeof connect>[0],
  work: (pool: Pool) => Promise<void>,
): Promise<void> {
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false });
  const connection = await connect(settings, logger);
  await work(connection.pool);
  await connection.close();
}

/** One person who is notified of every new engine on three channels. */
async function addListener(pool: Pool): Promise<void> {
  await switchOffAll(pool);
  const department = await addAudience(pool, 1);
  await pool.query(
    `insert into notification_line_links (company_id, user_id, address, heard_at)
     select 1, user_id, 'U' || md5(user_id::text), now() from memberships
     where company_id = 1 and employee_id in (select id from employees where department_id = $1)`,
    [department],
  );
  await addSetting(pool, {
    name: 'Bench',
    info: {
      channels: ['System', 'Email', 'Line'],
      recipients: [{ collection: 'department', entity_ids: [department] }],
    },
  });
}

async function enableLine(server: MortalServer, { url }: { readonly url: string }): Promise<void> {
  await server.call('PUT', '/api/notification-channels/line', {
    url,
    basic_id: '@bench',
    token: LINE_TOKEN,
    secret: 'secret of the channel',
    enabled: true,
    per_minute: 100_000,
    updated_at: null,
  });
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

/** Nothing waits any more, and what just happened has been matched. */
async function untilDelivered(server: MortalServer): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    await sleep(LOOK_EVERY_MS);
    const { data } = sending.parse(await server.call('GET', '/api/notification-channels'));
    if (data.channels.some(({ waiting }) => waiting > 0)) quiet = -1;
  }
}

interface Made {
  readonly events: number;
  /** Codes in the mails that arrived, and in what LINE delivered. */
  readonly mails: readonly string[];
  readonly lines: readonly string[];
}

async function reportFates(pool: Pool, { events, mails, lines }: Made): Promise<void> {
  const count = async (sql: string) =>
    (await pool.query<{ many: number }>(`select count(*)::integer as many ${sql}`)).rows[0]?.many;
  const records = (channel: string) =>
    count(`from notification_records where event_sequence is not null and channel = '${channel}'`);
  const deliveries = (channel: string, states: string) =>
    count(
      `from notification_deliveries where channel = '${channel}' and state in (${states})
         and record_id in (select id from notification_records where event_sequence is not null)`,
    );
  const logged = await count(`from event_log where name = 'engines.created'`);
  const inbox = await count('from inbox_items');
  const sent = await deliveries('Email', `'sent'`);
  // PostgreSQL: what a dead process was sending is given up after five minutes.
  const lost = (await deliveries('Email', `'unknown', 'sending'`)) ?? 0;
  const lineLost = (await deliveries('Line', `'unknown', 'sending'`)) ?? 0;
  const lineSent = (await deliveries('Line', `'sent'`)) ?? 0;
  const fates = {
    'events, one for each call': [logged, events],
    'messages for inboxes': [await records('System'), events],
    'messages by e-mail': [await records('Email'), events],
    'in the inbox': [inbox, events],
    'e-mails sent or unknown': [(sent ?? 0) + lost, events],
    'mails that arrived twice': [mails.length - new Set(mails).size, 0],
    'LINE messages sent or unknown': [lineSent + lineLost, events],
    'LINE messages delivered twice': [lines.length - new Set(lines).size, 0],
  };
  for (const [what, [ours, wanted]] of Object.entries(fates)) {
    report({ what, ours: String(ours), budget: String(wanted), met: ours === wanted });
  }
  report(
    {
      what: 'e-mails sent, and mails that arrived',
      ours: `${sent} / ${mails.length}`,
      met: (sent ?? 0) <= mails.length && mails.length <= (sent ?? 0) + lost,
    },
    {
      what: 'LINE messages sent, and delivered',
      ours: `${lineSent} / ${lines.length}`,
      met: lineSent <= lines.length && lines.length <= lineSent + lineLost,
    },
    { what: 'unknown, as the server died: e-mails, LINE', ours: `${lost}, ${lineLost}` },
  );
}
