import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import {
  startGatewayStandIn,
  type GatewayStandIn,
} from '#modules/notifications/server/testing/gateway-stand-in.ts';
import { startSmtpStandIn, type SmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { createCaller, type Caller } from '../caller.ts';
import { report, title } from '../report.ts';
import { percentile } from '../statistics.ts';
import { openTestBed } from '../test-bed.ts';
import { addAudience, addSetting, enableEmail, switchOffAll } from './seed.ts';

const OUTAGE_SECONDS = 20;
const EVENTS_PER_SECOND = 4;
const LOOK_EVERY_MS = 250;
const RECOVERED_WITHIN_S = 60;

type Answer = (response: ServerResponse) => void;

const kind: Answer = (response) => void response.writeHead(201).end('{"id":"taken"}');

/** How each provider fails at the same time: the mail server's manner, and the gateway's answer. */
const OUTAGES: readonly (readonly [string, SmtpStandIn['manner'], Answer])[] = [
  ['down', 'hanging_up', (response) => void response.socket?.destroy()],
  ['slow', 'slow', (response) => void setTimeout(() => kind(response), 2_000)],
  ['refusing', 'refusing', (response) => void response.writeHead(503).end('later')],
  ['answering garbage', 'garbage', (response) => void response.writeHead(500).end('<html>?')],
];

interface Scene {
  readonly pool: Pool;
  readonly caller: Caller;
  readonly mailServer: SmtpStandIn;
  readonly gateway: GatewayStandIn;
  /** What the gateway took. */
  readonly taken: { many: number };
}

/** Lets the providers of e-mail and SMS fail in each way, and checks what becomes of what people are sent. PostgreSQL only. */
export async function measureOutages(seconds: string | undefined): Promise<void> {
  const lasting = Number(seconds ?? OUTAGE_SECONDS);
  const bed = await openTestBed({ embedded: false, environment: { ALLOW_LOOPBACK: '1' } });
  const mailServer = await startSmtpStandIn();
  const gateway = await startGatewayStandIn();
  try {
    const caller = createCaller(() => bed.ours.address);
    const { pool } = bed;
    const scene = { pool, caller, mailServer, gateway, taken: { many: 0 } };
    await setUp(scene);
    const quiet = await duringWrites(scene, lasting, 'kind');
    for (const [what, manner, answer] of OUTAGES) {
      title(`Providers ${what} for ${lasting} s, ${bed.name}`);
      await measureOutage(scene, { lasting, manner, answer, quiet: quiet.p95 });
    }
    title('Everything that was sent');
    await reportFates(scene);
  } finally {
    await bed.close();
    await mailServer.close();
    await gateway.close();
  }
}

async function setUp({ pool, caller, mailServer, gateway, taken }: Scene): Promise<void> {
  await switchOffAll(pool);
  const department = await addAudience(pool, 1);
  await pool.query('update employees set phone = $1 where department_id = $2', [
    '+66812345678',
    department,
  ]);
  await enableEmail(caller, mailServer);
  answerBy({ gateway, taken }, kind);
  await caller.call('PUT', '/api/notification-channels/sms', {
    preset: 'generic',
    url: gateway.url,
    account: '',
    sender: 'bench',
    headers: '',
    body_kind: 'json',
    body: '{"to":"{{to}}","text":"{{message}}"}',
    message_id_path: 'id',
    receipt_id_path: '',
    receipt_state_path: '',
    enabled: true,
    per_minute: 100_000,
    updated_at: null,
  });
  await addSetting(pool, {
    name: 'Bench',
    info: {
      channels: ['System', 'Email', 'SMS'],
      recipients: [{ collection: 'department', entity_ids: [department] }],
    },
  });
}

/** A message counts as taken once the gateway has said so. */
function answerBy({ gateway, taken }: Pick<Scene, 'gateway' | 'taken'>, answer: Answer): void {
  gateway.answer((response) => {
    response.once('finish', () => {
      if (response.statusCode === 201) taken.many += 1;
    });
    answer(response);
  });
}

interface Outage {
  readonly lasting: number;
  readonly manner: SmtpStandIn['manner'];
  readonly answer: Answer;
  /** How long other calls take without it. */
  readonly quiet: number;
}

async function measureOutage(scene: Scene, { lasting, manner, answer, quiet }: Outage) {
  answerBy(scene, answer);
  const during = await duringWrites(scene, lasting, manner);
  answerBy(scene, kind);
  scene.mailServer.manner = 'kind';
  const start = performance.now();
  while ((await waiting(scene.pool)) > 0 && seconds(start) < RECOVERED_WITHIN_S * 2) {
    await sleep(LOOK_EVERY_MS);
  }
  const caughtUp = seconds(start);
  report(
    {
      what: 'times it said sent and was not',
      ours: String(during.lies),
      budget: '0',
      met: during.lies === 0,
    },
    { what: '  waited at its end', ours: String(during.waiting) },
    {
      what: 'caught up after',
      ours: `${caughtUp.toFixed(1)} s`,
      budget: `<= ${RECOVERED_WITHIN_S} s`,
      met: caughtUp <= RECOVERED_WITHIN_S,
    },
    {
      what: 'writes, p95, and before',
      ours: `${during.p95.toFixed(0)} ms`,
      floor: `${quiet.toFixed(0)} ms`,
      budget: '200 %',
      met: during.p95 <= quiet * 2,
    },
  );
}

const seconds = (since: number) => (performance.now() - since) / 1_000;

let written = 0;

/** Has events happen at a steady pace while the providers behave in one way. */
async function duringWrites(
  scene: Scene,
  lasting: number,
  manner: SmtpStandIn['manner'],
): Promise<{ p95: number; lies: number; waiting: number }> {
  const { pool, caller, mailServer, taken } = scene;
  mailServer.manner = manner;
  const took: number[] = [];
  let lies = 0;
  const until = performance.now() + lasting * 1_000;
  const look = async () => {
    while (performance.now() < until) {
      const said = await sent(pool);
      // What was taken is counted after what was said: the truth can only be ahead.
      if (said.email > mailServer.received.length || said.sms > taken.many) lies += 1;
      await sleep(LOOK_EVERY_MS);
    }
  };
  const write = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      written += 1;
      await createEngine(caller, `BENCH-${written}`);
      took.push(performance.now() - start);
      await sleep(1_000 / EVENTS_PER_SECOND);
    }
  };
  await Promise.all([look(), write()]);
  return { p95: percentile(took, 95), lies, waiting: await waiting(pool) };
}

/** Repeats the call under its key while the server is too busy for it. */
async function createEngine(caller: Caller, code: string): Promise<void> {
  const body = { code, name: code, type: 'function', logic: 'return 1;' };
  const key = randomUUID();
  for (;;) {
    const answer = await caller.send({ method: 'POST', path: '/v1/engines', body }, key);
    if (answer.status === 201) return;
    // Signs in again where that is why.
    if (answer.status === 401) await caller.call('GET', '/v1/engines');
    else if (answer.status !== 503) throw new Error(answer.text);
    await sleep(LOOK_EVERY_MS);
  }
}

async function sent(pool: Pool): Promise<{ email: number; sms: number }> {
  const { rows } = await pool.query<{ email: number; sms: number }>(
    `select count(*) filter (where channel = 'Email')::integer as email,
       count(*) filter (where channel = 'SMS')::integer as sms
     from notification_deliveries where state = 'sent'`,
  );
  return rows[0] ?? { email: 0, sms: 0 };
}

async function waiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ many: number }>(
    `select ((select count(*) from notification_pending_events)
       + (select count(*) from notification_deliveries where state in ('queued', 'sending')))::integer as many`,
  );
  return rows[0]?.many ?? 0;
}

/** Each event reached each channel once, and what is said of it is true. */
async function reportFates({ pool, mailServer, taken }: Scene): Promise<void> {
  const { rows } = await pool.query<{ channel: string; state: string; many: number }>(
    `select channel, state, count(*)::integer as many from notification_deliveries
     where channel <> 'Line' and record_id in (
       select id from notification_records where event_sequence is not null)
     group by channel, state order by channel, state`,
  );
  const of = (channel: string, state?: string) =>
    rows
      .filter((row) => row.channel === channel && (state === undefined || row.state === state))
      .reduce((sum, { many }) => sum + many, 0);
  for (const channel of ['System', 'Email', 'SMS']) {
    report({
      what: `${channel}: one for each event`,
      ours: String(of(channel)),
      budget: String(written),
      met: of(channel) === written,
    });
  }
  const codes = mailServer.received.map(({ data }) => /BENCH-\d+/.exec(data)?.[0] ?? '');
  report(
    {
      what: 'System: sent',
      ours: String(of('System', 'sent')),
      budget: String(written),
      met: of('System', 'sent') === written,
    },
    {
      what: 'Email: sent, and arrived',
      ours: `${of('Email', 'sent')} / ${codes.length}`,
      met: of('Email', 'sent') <= codes.length,
    },
    {
      what: 'mails that arrived twice',
      ours: String(codes.length - new Set(codes).size),
      budget: '0',
      met: codes.length === new Set(codes).size,
    },
    {
      what: 'SMS: sent, and taken',
      ours: `${of('SMS', 'sent')} / ${taken.many}`,
      met: of('SMS', 'sent') <= taken.many,
    },
    ...rows
      .filter(({ state }) => state !== 'sent')
      .map(({ channel, state, many }) => ({ what: `  ${channel} ${state}`, ours: String(many) })),
  );
}
