import { eq } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSession } from '#modules/identity/contract/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send, type Answer } from '#tests/support/send.ts';
import { ADMINISTRATOR, addUser, signIn } from '#tests/support/sign-in.ts';
import { sessions } from './sessions.tables.ts';

const PERSONAL = '/api/user-settings';
const SECOND = 1_000;
const someText: unknown = expect.any(String);
const clock = createMovableClock();

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
});

afterAll(() => app.close());

function refresh(refreshToken: string): Promise<Answer> {
  return send(app, { method: 'POST', path: '/api/token/refresh', body: { refreshToken } });
}

async function refreshed(refreshToken: string) {
  const { status, body } = await refresh(refreshToken);
  if (status !== 200) throw new Error(`The refresh token was refused: ${JSON.stringify(body)}`);
  const { jwt, refreshToken: next = '' } = refreshSession.answers[200].parse(body);
  return { jwt, refreshToken: next };
}

function statusWith(jwt: string) {
  const headers = { authorization: `Bearer ${jwt}` };
  return send(app, { method: 'GET', path: PERSONAL, headers }).then(({ status }) => status);
}

async function newcomer() {
  const user = await addUser(app);
  return { user, session: await signIn(app, user) };
}

describe('a refresh token', () => {
  test('is exchanged for another one, again and again', async () => {
    let { refreshToken } = await signIn(app);
    const seen = new Set([refreshToken]);
    for (let round = 0; round < 5; round += 1) {
      clock.advance(60 * SECOND);
      const next = await refreshed(refreshToken);
      expect(await statusWith(next.jwt)).toBe(200);
      ({ refreshToken } = next);
      seen.add(refreshToken);
    }
    expect(seen.size).toBe(6);
  });

  test('gives two tabs, or a caller whose answer was lost, the same successor for 10 seconds', async () => {
    const { refreshToken } = await signIn(app);
    const first = await refreshed(refreshToken);
    clock.advance(9 * SECOND);
    const again = await refreshed(refreshToken);
    expect(again.refreshToken).toBe(first.refreshToken);
    expect((await refreshed(again.refreshToken)).refreshToken).not.toBe(first.refreshToken);
  });

  test('used again after that ends the session for thief and owner alike', async () => {
    const { session } = await newcomer();
    const next = await refreshed(session.refreshToken);
    clock.advance(10 * SECOND);
    expect((await refresh(session.refreshToken)).body).toMatchObject({
      code: 'identity.session_ended',
    });
    expect((await refresh(next.refreshToken)).status).toBe(401);
    await wait(SECOND);
    expect(await statusWith(next.jwt)).toBe(401);
  });

  test('two exchanges old ends the session immediately', async () => {
    const { refreshToken } = await signIn(app);
    const next = await refreshed(refreshToken);
    const last = await refreshed(next.refreshToken);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(last.refreshToken)).status).toBe(401);
  });

  test('exchanged by 50 callers at the same time leaves one session with one token', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, session } = await newcomer();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => refreshed(session.refreshToken)),
      );
      expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      const live = await app.context.database.asSystem((tx) =>
        tx.select().from(sessions).where(eq(sessions.user_id, user.userId)),
      );
      expect(live).toHaveLength(1);
      expect(live[0]?.revoked_at).toBeNull();
    }
  });

  test('is not in the database in clear', async () => {
    const { refreshToken } = await signIn(app);
    const { rows } = await app.context.connection.pool.query('select * from sessions');
    const secret = refreshToken.split('.')[1] ?? '';
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('expires 30 days after the sign-in', async () => {
    const { refreshToken } = await signIn(app);
    clock.advance(29 * 24 * 3600 * SECOND);
    const next = await refreshed(refreshToken);
    clock.advance(24 * 3600 * SECOND);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test('that is garbage or missing is refused', async () => {
    for (const token of ['', 'x', 'x.y', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.abc`]) {
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await send(app, { method: 'POST', path: '/api/token/refresh' })).status).toBe(401);
  });

  test('still works when the database failed in between', async () => {
    const { refreshToken } = await signIn(app);
    const { pool } = app.context.connection;
    await pool.query('alter table sessions rename to sessions_away');
    expect((await refresh(refreshToken)).status).toBe(500);
    await pool.query('alter table sessions_away rename to sessions');
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('the web application', () => {
  const web = (path: string, cookie: string) =>
    send(app, { method: 'POST', path, headers: { 'x-client': 'web', cookie } });

  async function signInOnWeb(): Promise<string> {
    const headers = { 'x-client': 'web' };
    const given = await send(app, {
      method: 'POST',
      path: '/api/auth/local',
      body: ADMINISTRATOR,
      headers,
    });
    return cookieOf(given);
  }

  test('refreshes by its cookie, and gets the next one as a cookie', async () => {
    const cookie = await signInOnWeb();
    const answer = await web('/api/token/refresh', cookie);
    expect(answer.body).toEqual({ jwt: someText, jwtExpiresDate: someText });
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await web('/api/token/refresh', cookieOf(answer))).status).toBe(200);
  });

  test('must say so: a cookie alone, as another site could make a browser send it, is not enough', async () => {
    const cookie = await signInOnWeb();
    const path = '/api/token/refresh';
    expect((await send(app, { method: 'POST', path, headers: { cookie } })).status).toBe(401);
    expect((await web(path, cookie)).status).toBe(200);
  });

  test('signs out by its cookie even when its access token has expired, and loses the cookie', async () => {
    const cookie = await signInOnWeb();
    const out = await web('/api/auth/logout', cookie);
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toContain('backoffice_refresh=; Max-Age=0; Path=/api;');
    const answer = await web('/api/token/refresh', cookie);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
