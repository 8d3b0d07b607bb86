import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { createCaller } from './caller.ts';
import { startMailServer } from './notifications/mail-server.ts';
import { addAudience, addSetting, enableEmail, switchOffAll } from './notifications/seed.ts';
import { addPeople, type People } from './people.ts';
import { memoryOf } from './processes.ts';
import { percent, report, title } from './report.ts';
import { median, percentile } from './statistics.ts';
import { openTestBed, type TestBed } from './test-bed.ts';

const SETTINGS = 200;
const WRITES_PER_SECOND = 50;
const LISTENERS = 50_000;
/** Fewer than listeners, so that a run ends: the rate is the same. */
const MAILS = 10_000;
const ROUNDS = 5;
const MEGABYTE = 1_000_000;

interface Bench {
  readonly bed: TestBed;
  readonly people: People;
}

interface Wanted {
  readonly seconds: number;
  /** `mails` leaves out the rest. */
  readonly only: string | undefined;
}

/** What notifications cost those who write, how late they come, and how many a second there can be. PostgreSQL only. */
export async function measureNotifications({ seconds, only }: Wanted): Promise<void> {
  const bed = await openTestBed({ embedded: false, environment: { ALLOW_LOOPBACK: '1' } });
  try {
    const bench = { bed, people: await addPeople(bed.pool) };
    await switchOffAll(bed.pool);
    if (only !== 'mails') {
      title(`${SETTINGS} settings in force, ${bed.name}`);
      await addSettings(bed.pool);
      await measureWrites(bench, seconds);
      await measureLateness(bench, seconds * 3);
    }
    title(`One event for ${LISTENERS} people, ${bed.name}`);
    const department = await addAudience(bed.pool, LISTENERS);
    if (only !== 'mails') await measureSystem(bench, department);
    await measureMails(bench, department);
  } finally {
    await bed.close();
  }
}

/** Each is about engines of one name, for a department of one person. */
async function addSettings(pool: Pool): Promise<void> {
  const department = await addAudience(pool, 1);
  for (let number = 0; number < SETTINGS; number += 1) {
    await addSetting(pool, {
      name: `Bench ${number}`,
      info: {
        conditions: [{ field: 'name', operator: 'eq', value: nameOf(number) }],
        recipients: [{ collection: 'department', entity_ids: [department] }],
      },
    });
  }
}

const nameOf = (number: number) => `Bench ${number % SETTINGS}`;

let written = 0;

async function write({ bed, people }: Bench): Promise<void> {
  written += 1;
  const answer = await fetch(`${bed.ours.address}/v1/engines`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${people.next()[0]}`,
      'x-company-id': '1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      code: `BENCH-${written}`,
      name: nameOf(written),
      type: 'function',
      logic: 'return 1;',
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

/** As many writes as ten clients manage, with and without settings in turn. */
async function measureWrites(bench: Bench, seconds: number): Promise<void> {
  const rates: { without: number; with: number }[] = [];
  await rateOf(bench, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    await setStatus(bench.bed.pool, 'Inactive');
    const without = await rateOf(bench, seconds);
    await setStatus(bench.bed.pool, 'Active');
    rates.push({ without, with: await rateOf(bench, seconds) });
    await untilMatched(bench.bed.pool);
  }
  const ratio = median(rates.map((rate) => rate.with / rate.without));
  report({
    what: 'writes with them, and without',
    ours: `${median(rates.map((rate) => rate.with)).toFixed(0)}/s`,
    floor: `${median(rates.map((rate) => rate.without)).toFixed(0)}/s`,
    ratio: percent(ratio),
    budget: '80 %',
    met: ratio >= 0.8,
  });
}

async function rateOf(bench: Bench, seconds: number): Promise<number> {
  const before = written;
  const until = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < until) await write(bench);
  };
  await Promise.all(Array.from({ length: 10 }, client));
  return (written - before) / seconds;
}

async function setStatus(pool: Pool, status: 'Active' | 'Inactive'): Promise<void> {
  await pool.query(`update notification_settings set status = $1 where name like 'Bench %'`, [
    status,
  ]);
}

async function untilMatched(pool: Pool): Promise<void> {
  const waiting = `
    select exists (select from notification_pending_events) or exists (
      select from notification_deliveries where state in ('queued', 'sending')) as waits`;
  while ((await pool.query<{ waits: boolean }>(waiting)).rows[0]?.waits === true) await sleep(50);
}

/** From the event to the inbox, while people write at a steady pace. */
async function measureLateness(bench: Bench, seconds: number): Promise<void> {
  const { pool, ours } = bench.bed;
  const [{ now } = { now: '' }] = (await pool.query<{ now: string }>('select now()::text as now'))
    .rows;
  const before = memoryOf(ours.pid);
  const writes: Promise<void>[] = [];
  for (let number = 0; number < seconds * WRITES_PER_SECOND; number += 1) {
    writes.push(write(bench));
    await sleep(1_000 / WRITES_PER_SECOND);
  }
  await Promise.all(writes);
  await untilMatched(pool);
  const { rows } = await pool.query<{ late: number }>(
    `
    select (extract(epoch from inbox.at - event.at) * 1000)::float8 as late
    from event_log event
      join notification_records record on record.event_sequence = event.sequence
      join notification_deliveries delivery on delivery.record_id = record.id
      join inbox_items inbox on inbox.delivery_id = delivery.id
    where event.at >= $1`,
    [now],
  );
  const late = rows.map((row) => row.late);
  const p95 = percentile(late, 95);
  report(
    {
      what: `from event to inbox, p50 / p95`,
      ours: `${median(late).toFixed(0)} / ${p95.toFixed(0)} ms`,
      budget: 'p95 <= 1000 ms',
      met: late.length === writes.length && p95 <= 1_000,
    },
    {
      what: '  memory more',
      ours: `${((memoryOf(ours.pid) - before) / MEGABYTE).toFixed(0)} MB`,
    },
  );
}

/** A setting about every new engine, for all of a department. */
async function addEverybody(
  { bed: { pool } }: Bench,
  { department, channel }: { readonly department: string; readonly channel: Channel },
): Promise<void> {
  const recipients = [{ collection: 'department' as const, entity_ids: [department] }];
  await switchOffAll(pool);
  await addSetting(pool, {
    name: `Everybody by ${channel}`,
    info: { recipients, channels: [channel] },
  });
}

async function measureSystem(bench: Bench, department: string): Promise<void> {
  await addEverybody(bench, { department, channel: 'System' });
  await measureAudience(bench, { channel: 'System', many: LISTENERS, least: 2_000 });
}

async function measureMails(bench: Bench, department: string): Promise<void> {
  const { pool, ours } = bench.bed;
  const mailServer = await startMailServer();
  try {
    await pool.query(
      `update employees set department_id = null where id not in (
         select id from employees where department_id = $1 order by id limit $2)`,
      [department, MAILS],
    );
    await enableEmail(
      createCaller(() => ours.address),
      mailServer,
    );
    await addEverybody(bench, { department, channel: 'Email' });
    await measureAudience(bench, { channel: 'Email', many: MAILS, least: 300 });
    const recipients = await mailServer.recipients();
    report({
      what: '  received, each once',
      ours: String(recipients.length),
      met: recipients.length === MAILS && new Set(recipients).size === MAILS,
    });
  } finally {
    mailServer.close();
  }
}

interface Audience {
  readonly channel: Channel;
  readonly many: number;
  /** Messages a second. */
  readonly least: number;
}

/** One event that notifies many, and what others notice of it. */
async function measureAudience(bench: Bench, { channel, many, least }: Audience): Promise<void> {
  const { pool, ours } = bench.bed;
  const quiet = await readFor(bench, sleep(5_000));
  const memory = memoryOf(ours.pid);
  const start = performance.now();
  await write(bench);
  const busy = await readFor(bench, untilMatched(pool));
  const seconds = (performance.now() - start) / 1_000;
  const { rows } = await pool.query<{ sent: number }>(
    `select count(*)::integer as sent from notification_deliveries
     where channel = $1 and state = 'sent' and sent_at > now() - $2 * interval '1 second'`,
    [channel, seconds + 1],
  );
  const sent = rows[0]?.sent ?? 0;
  const ratio = percentile(busy, 95) / percentile(quiet, 95);
  report(
    {
      what: `${channel}: sent`,
      ours: `${(sent / seconds).toFixed(0)}/s`,
      budget: `>= ${least}/s`,
      met: sent >= many && sent / seconds >= least,
    },
    {
      what: '  others wait, p95, and before',
      ours: `${percentile(busy, 95).toFixed(0)} ms`,
      floor: `${percentile(quiet, 95).toFixed(0)} ms`,
      ratio: percent(ratio),
      budget: '200 %',
      met: ratio <= 2,
    },
    { what: '  memory more', ours: `${((memoryOf(ours.pid) - memory) / MEGABYTE).toFixed(0)} MB` },
  );
}

/** How long reads take that are made one after the other until something has ended. */
async function readFor({ bed, people }: Bench, end: Promise<unknown>): Promise<number[]> {
  const ending = new AbortController();
  const ended = end.finally(() => ending.abort());
  const waits: number[] = [];
  while (!ending.signal.aborted) {
    const start = performance.now();
    const answer = await fetch(`${bed.ours.address}/v1/engines?page_size=20`, {
      headers: { authorization: `Bearer ${people.next()[0]}`, 'x-company-id': '1' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A read was answered ${answer.status}`);
    waits.push(performance.now() - start);
    await sleep(20);
  }
  await ended;
  return waits;
}
