import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  quotaMoves,
  quotaStatuses,
  verificationResults,
  type QuotaStatus,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import type * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaStatisticsRoute } from '#modules/farmer-quotas/contract/statistics.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason } from '../testing/quotas.ts';

let app: TestApp;
let people: SignedIn[];
let season: string;
const made: quotas.Quota[] = [];

const CLIENTS = 20;
const ACTS_OF_EACH = 15;

/** What somebody does to some quota; the number chooses among those that exist then. */
const act = fc.record({
  kind: fc.constantFrom(
    'create',
    'claim',
    'claim',
    'release',
    'verify',
    'verify',
    'move',
    'delete',
  ),
  to: fc.constantFrom(...quotaStatuses),
  result: fc.constantFrom(...verificationResults),
  which: fc.nat(7),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  people = [];
  for (let number = 0; number < CLIENTS; number += 1) {
    people.push(await signIn(app, await addUser(app, { role: 'manager' })));
  }
  const [manager] = people;
  if (manager === undefined) throw new Error('There is nobody');
  season = (await createSeason(manager, 2591)).name;
  for (const person of people) made.push(await createQuota(person, { season }));
  const size = CLIENTS * ACTS_OF_EACH;
  const [acts = []] = fc.sample(fc.array(act, { minLength: size, maxLength: size }), 1);
  await Promise.all(
    people.map(async (person, client) => {
      const first = client * ACTS_OF_EACH;
      for (const each of acts.slice(first, first + ACTS_OF_EACH)) await carryOut(person, each);
    }),
  );
});
afterAll(() => app.close());

/** Does something, which may be refused, but never fails. */
async function carryOut(person: SignedIn, { kind, to, result, which }: Act): Promise<void> {
  if (kind === 'create') {
    made.push(await createQuota(person, { season }));
    return;
  }
  const path = `/v1/quotas/${made[which]?.id}`;
  const reject_reason = result === 'approved' ? '' : 'ภาพไม่ชัด';
  const calls = {
    claim: ['POST', `${path}/claim`, undefined],
    release: ['POST', `${path}/release`, undefined],
    verify: ['POST', `${path}/verify`, { result, reject_reason }],
    move: ['PATCH', `${path}/status`, { status: to }],
    // Seldom enough that some are left.
    delete: ['DELETE', which === 0 ? path : `${path}/documents/id_card_copy`, undefined],
  } as const;
  const [method, address, body] = calls[kind];
  const answer = await person.call(method, address, body && { body });
  expect([kind, answer.status < 500 ? 'answered' : answer.body]).toEqual([kind, 'answered']);
}

interface Event {
  readonly name: string;
  readonly entity_id: string;
  readonly user_id: string;
  readonly before: QuotaStatus | null;
  readonly after: QuotaStatus | null;
}

/** What happened to the quotas, in its order. */
const events = () =>
  queryRows<Event>(
    app,
    `select replace(name, 'farmer-quotas.', '') as name, entity_id, user_id,
       before ->> 'quota_status' as before, after ->> 'quota_status' as after
     from event_log where entity = 'farmer_quota' order by sequence`,
  );

it('twenty people who do anything at once get numbers that follow each other, each once', () => {
  const numbers = made.map(({ quota_code }) => Number(/\d+$/.exec(quota_code)?.[0]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(made.map((_, place) => place + 1));
});

it('every move is one of the table, from where the one before has led', async () => {
  const at = new Map<string, QuotaStatus>();
  const all = await events();
  const wrong = all.filter(({ name, entity_id, before, after }) => {
    const known = at.get(entity_id);
    if (after !== null) at.set(entity_id, after);
    if (known === undefined) return name !== 'created';
    const isAllowed = after === null || after === known || after in quotaMoves[known];
    return before !== known || !isAllowed;
  });
  expect(wrong).toEqual([]);
  // They may end alike, but not without having been elsewhere.
  expect(new Set(all.map(({ after }) => after)).size).toBeGreaterThan(2);
});

it('a quota has one officer at a time, and nobody verifies what they entered', async () => {
  const officers = new Map<string, string>();
  const authors = new Map<string, string>();
  const wrong = (await events()).filter(({ name, entity_id, user_id }) => {
    if (name === 'created') authors.set(entity_id, user_id);
    const isOfficer =
      ['claimed', 'rejected', 'sent_back'].includes(name) || name.startsWith('verified');
    const officer = officers.get(entity_id) ?? user_id;
    if (name === 'claimed') officers.set(entity_id, user_id);
    else officers.delete(entity_id);
    return isOfficer && (officer !== user_id || authors.get(entity_id) === user_id);
  });
  expect(wrong).toEqual([]);
});

it('counts are those of the rows', async () => {
  const [reader] = people;
  const counted = await reader?.ask(quotaStatisticsRoute, { query: { season } });
  const rows = await queryRows<{ status: QuotaStatus; count: number }>(
    app,
    `select quota_status as status, count(*)::int as count from farmer_quotas
     where season_id = (select id from quota_seasons where name = $1) group by 1`,
    [season],
  );
  const stored = new Map(rows.map(({ status, count }) => [status, count]));
  expect(counted?.by_status.map(({ count }) => count)).toEqual(
    quotaStatuses.map((status) => stored.get(status) ?? 0),
  );
  expect(counted?.total).toBe(rows.reduce((sum, { count }) => sum + count, 0));
});
