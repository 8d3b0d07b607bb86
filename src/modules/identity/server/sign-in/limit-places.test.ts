import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subnetOf } from '#platform/server/http/subnet.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { ADMINISTRATOR, addUser } from '#tests/support/sign-in.ts';
import { failuresByPlace } from './failures-by-place.tables.ts';

const MINUTE = 60_000;
const clock = createMovableClock();

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock, environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterAll(() => app.close());

function attempt(body: object, { from = '10.0.0.1' } = {}) {
  const headers = { 'accept-language': 'en', 'x-forwarded-for': from };
  return send(app, { method: 'POST', path: '/api/auth/local', body, headers });
}

describe('one place', () => {
  test('is not shut out by the typos of one person', async () => {
    const clumsy = await addUser(app);
    const colleague = await addUser(app);
    const from = '10.7.0.1';
    for (let wrong = 0; wrong < 12; wrong += 1) {
      const { status } = await attempt({ username: clumsy.username, password: 'wrong' }, { from });
      expect(status).toBe(wrong < 10 ? 401 : 429);
    }
    const { username, password } = colleague;
    expect((await attempt({ username, password }, { from })).status).toBe(200);
  });

  test('may fail for 50 accounts in a quarter of an hour, counted over all processes', async () => {
    const from = '10.7.0.2';
    await failElsewhere(from, 49);
    clock.advance(MINUTE);
    expect((await attempt(ADMINISTRATOR, { from })).status).toBe(200);
    expect((await attempt({ username: 'nobody', password: 'wrong' }, { from })).status).toBe(401);
    const { status, body, headers } = await attempt(ADMINISTRATOR, { from });
    expect(status).toBe(429);
    expect(body).toMatchObject({
      code: 'identity.too_many_attempts',
      fields: [{ path: 'password', message: 'Please wait 840 seconds and try again.' }],
    });
    expect(headers.get('retry-after')).toBe('840');
    clock.advance(14 * MINUTE);
    expect((await attempt(ADMINISTRATOR, { from })).status).toBe(200);
  });

  test('is the whole /64 for IPv6', async () => {
    await failElsewhere('2001:db8:1:2::1', 50);
    const neighbour = await attempt(ADMINISTRATOR, { from: '2001:db8:1:2:ffff::1' });
    expect(neighbour.status).toBe(429);
    const stranger = await attempt(ADMINISTRATOR, { from: '2001:db8:1:3::1' });
    expect(stranger.status).toBe(200);
  });

  test('forgets the failures of a person who gets in after all', async () => {
    const { username, password } = await addUser(app);
    const from = '10.7.0.3';
    await failElsewhere(from, 48);
    await attempt({ username, password: 'wrong' }, { from });
    expect((await attempt({ username, password }, { from })).status).toBe(200);
    await attempt({ username: 'nobody-1', password: 'wrong' }, { from });
    expect((await attempt({ username, password }, { from })).status).toBe(200);
  });

  test('lets a whole office sign in at the same time', async () => {
    const office = Array.from({ length: 30 }, () => attempt(ADMINISTRATOR));
    const statuses = (await Promise.all(office)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

/** Failures as another process counts them. */
async function failElsewhere(from: string, accounts: number): Promise<void> {
  const at = clock.now().toISOString();
  const rows = Array.from({ length: accounts }, (_, index) => ({
    place: subnetOf(from),
    account: `name:${index}`,
    at,
  }));
  await app.context.database.asSystem((tx) => tx.insert(failuresByPlace).values(rows));
}
