import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import {
  LINE_TOKEN,
  startLineStandIn,
} from '#modules/notifications/server/testing/line-stand-in.ts';
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
  const TMPDIR = join(folder, 'tmp');
  mkdirSync(TMPDIR);
  const DATABASE_URL = await postgres?.createDatabase('bench');
  const settings = { ...settingsIn(folder), DATABASE_URL, TMPDIR, ALLOW_LOOPBACK: '1' };
  const server = await startMortalServer(settings);
  let pool = openPool(settings);
  title(
    `${kills} deaths while people are notified, ${embedded ? 'embedded database' : 'PostgreSQL'}`,
  );

  await switchOffAll(pool);
  const department = await addAudience(pool, 1);
  await enableEmail(server, mailServer);
  await enableLine(server, { pool, line, department });
  await addSetting(pool, {
    name: 'Bench',
    info: {
      channels: ['System', 'Email', 'Line'],
      recipients: [{ collection: 'department', entity_ids: [department] }],
    },
  });
  await pool.end();
  const events = await writeAndKill(server, kills);
  pool = openPool(settings);
  await untilDelivered(pool);

  const codeIn = (text: string) => /BENCH-\d+/.exec(text)?.[0] ?? '';
  const mails = mailServer.received.map(({ data }) => codeIn(data));
  const lines = line.delivered.map(({ text }) => codeIn(text));
  await reportFates(pool, { events, mails, lines });
  await pool.end();
  await server.stop();
  await mailServer.close();
  await line.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Place {
  readonly DATABASE_URL: string | undefined;
  readonly TMPDIR: string;
}

/** The embedded database is reached by the newest socket: that of the server that lives. */
function openPool({ DATABASE_URL, TMPDIR }: Place): Pool {
  if (DATABASE_URL !== undefined) return new pg.Pool({ connectionString: DATABASE_URL });
  const [socket = ''] = globSync(join(TMPDIR, '*', '.s.PGSQL.*')).toSorted(
    (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
  );
  const connectionString = `postgres://postgres@localhost/postgres?host=${dirname(socket)}`;
  return new pg.Pool({ connectionString, max: 1 });
}

interface Line {
  readonly pool: Pool;
  readonly line: { readonly url: string };
  /** Whose people have linked their account. */
  readonly department: string;
}

async function enableLine(server: MortalServer, { pool, line, department }: Line): Promise<void> {
  await server.call('PUT', '/api/notification-channels/line', {
    url: line.url,
    basic_id: '@bench',
    token: LINE_TOKEN,
    secret: 'secret of the channel',
    enabled: true,
    per_minute: 100_000,
    updated_at: null,
  });
  await pool.query(
    `insert into notification_line_links (company_id, user_id, address, heard_at)
     select 1, user_id, 'U' || md5(user_id::text), now() from memberships
     where company_id = 1 and employee_id in (select id from employees where department_id = $1)`,
    [department],
  );
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
