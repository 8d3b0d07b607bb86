import { eq } from 'drizzle-orm';
import { generate, generateSecret } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { ADMINISTRATOR, addUser, signIn } from '#tests/support/sign-in.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { users } from '../credentials/credentials.tables.ts';

const MINUTE = 60_000;
const someText: unknown = expect.any(String);
const clock = createMovableClock();

let app: TestApp;
let subnet = 0;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock, environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterAll(() => app.close());

// Each test calls from a different place, so that none is slowed down by the failures of another.
beforeEach(() => {
  subnet += 1;
});

function attempt(body: object, { language = 'en', from = `10.0.0.${subnet}`, client = '' } = {}) {
  const headers = { 'accept-language': language, 'x-forwarded-for': from, 'x-client': client };
  return send(app, { method: 'POST', path: '/api/auth/local', body, headers });
}

describe('signing in', () => {
  test('returns an access token, a refresh token and who it is', async () => {
    const { status, body, headers } = await attempt(ADMINISTRATOR);
    expect(status).toBe(200);
    expect(body).toEqual({
      jwt: someText,
      refreshToken: someText,
      jwtExpiresDate: someText,
      is_otp: false,
      is_otp_block: false,
      user: { id: someText, username: 'admin', email: null },
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('accepts the username or the e-mail address, however capitalised', async () => {
    const { username, password } = await addUser(app);
    for (const name of [username, username.toUpperCase(), `${username}@Test.Example`]) {
      expect((await attempt({ username: name, password })).status).toBe(200);
      expect((await attempt({ identifier: name, password })).status).toBe(200);
    }
  });

  test('gives the web application its refresh token in a cookie that scripts cannot read', async () => {
    const { body, headers } = await attempt(ADMINISTRATOR, { client: 'web' });
    expect(body).not.toHaveProperty('refreshToken');
    expect(headers.get('set-cookie')).toMatch(
      /^backoffice_refresh=[\w.-]+; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });

  test('marks the cookie secure behind TLS', async () => {
    const headers = { 'x-client': 'web', 'x-forwarded-proto': 'https' };
    const path = '/api/auth/local';
    const given = await send(app, { method: 'POST', path, body: ADMINISTRATOR, headers });
    expect(given.headers.get('set-cookie')).toContain('; Secure;');
  });

  test.each([
    ['en', 'Username or email is required.', 'Password is required.'],
    ['th', 'กรุณากรอกชื่อผู้ใช้หรืออีเมล', 'กรุณากรอกรหัสผ่าน'],
  ])('says in %s what is missing', async (language, nameMissing, passwordMissing) => {
    const both = await attempt({ username: '  ' }, { language });
    expect(both.status).toBe(400);
    expect(both.body).toMatchObject({
      code: 'validation_failed',
      fields: [
        { path: 'password', message: passwordMissing },
        { path: 'username', message: nameMissing },
      ],
    });
    const one = await attempt({ username: 'admin', password: '' }, { language });
    expect(one.body).toMatchObject({ fields: [{ path: 'password', message: passwordMissing }] });
  });

  test('refuses fields it does not know, for example a role', async () => {
    const { body } = await attempt({ ...ADMINISTRATOR, role: 'administrator' });
    expect(body).toMatchObject({ code: 'validation_failed', fields: [{ path: 'role' }] });
  });

  test('answers alike whether the name, the password or the whole person is wrong', async () => {
    const suspended = await addUser(app);
    await app.context.database.asSystem((tx) =>
      tx.update(users).set({ is_active: false }).where(eq(users.id, suspended.userId)),
    );
    const answers = await Promise.all([
      attempt({ username: 'nobody', password: 'correct-horse-battery' }),
      attempt({ username: 'admin', password: 'wrong' }),
      attempt({ username: suspended.username, password: suspended.password }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'identity.invalid_credentials',
        message: 'Invalid username or password.',
      });
    }
    const thai = await attempt({ username: 'nobody', password: 'wrong' }, { language: 'th' });
    expect(thai.body).toMatchObject({ message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' });
  });

  test('takes as long for a name that does not exist', async () => {
    const { username, userId } = await addUser(app);
    const passwordHash = await hashPassword('right');
    await app.context.database.asSystem((tx) =>
      tx.update(users).set({ password_hash: passwordHash }).where(eq(users.id, userId)),
    );
    const known: number[] = [];
    const unknown: number[] = [];
    const [fastestKnown, fastestUnknown] = [() => Math.min(...known), () => Math.min(...unknown)];
    const areAlike = () =>
      fastestUnknown() > fastestKnown() / 2 && fastestKnown() > fastestUnknown() / 2;
    // A round that the machine spent on something else says nothing, so a busy one takes more of them.
    for (let round = 0; round < 7 || (round < 50 && !areAlike()); round += 1) {
      known.push(await duration({ username, password: 'wrong' }, `10.1.${round}.1`));
      unknown.push(
        await duration({ username: `no-${round}`, password: 'wrong' }, `10.2.${round}.1`),
      );
    }
    // Checking a password takes more than 9 tenths of either.
    expect(areAlike()).toBe(true);
  });
});

describe('an account', () => {
  test('is locked for 15 minutes after 10 wrong passwords, even for the right one and from elsewhere', async () => {
    const { username, password } = await addUser(app);
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect(
        (await attempt({ username, password: 'wrong' }, { from: `10.3.${wrong}.1` })).status,
      ).toBe(401);
    }
    const locked = await attempt({ username, password });
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('900');
    expect(locked.body).toMatchObject({
      code: 'identity.locked_out',
      message: 'Too many wrong passwords. Please try again in 900 seconds.',
      fields: [{ path: 'password', message: 'Please wait 900 seconds and try again.' }],
    });
    clock.advance(15 * MINUTE - 1);
    expect((await attempt({ username, password })).status).toBe(429);
    clock.advance(1);
    expect((await attempt({ username, password })).status).toBe(200);
  });

  test('that does not exist is locked the same way', async () => {
    const username = 'nobody-at-all';
    for (let wrong = 0; wrong < 10; wrong += 1) {
      await attempt({ username, password: 'wrong' }, { from: `10.4.${wrong}.1` });
    }
    expect((await attempt({ username: 'NOBODY-at-all', password: 'wrong' })).body).toMatchObject({
      code: 'identity.locked_out',
    });
  });

  test('is not opened by a burst: of 40 simultaneous guesses 10 are checked', async () => {
    const { username } = await addUser(app);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      attempt({ username, password: 'wrong' }, { from: `10.5.${index}.1` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('starts counting again after a right password and after 15 minutes', async () => {
    const { username, password } = await addUser(app);
    const guess = async (times: number) => {
      for (let wrong = 0; wrong < times; wrong += 1) {
        await attempt({ username, password: 'wrong' }, { from: `10.6.${wrong}.1` });
      }
    };
    await guess(9);
    expect((await attempt({ username, password })).status).toBe(200);
    await guess(9);
    clock.advance(15 * MINUTE);
    await guess(9);
    expect((await attempt({ username, password })).status).toBe(200);
  });
});

describe('a person with a second factor', () => {
  const secret = generateSecret();
  const codeAt = (offset = 0) =>
    generate({ secret, epoch: Math.floor((clock.now().getTime() + offset) / 1000) });

  async function addPersonWithCode(changes: Partial<typeof users.$inferInsert> = {}) {
    const user = await addUser(app);
    await app.context.database.asSystem((tx) =>
      tx
        .update(users)
        .set({ otp_secret: app.context.secrets.seal(secret, user.userId), ...changes })
        .where(eq(users.id, user.userId)),
    );
    return { username: user.username, password: user.password };
  }

  test('learns that the code is missing, and gets no token before', async () => {
    const person = await addPersonWithCode();
    const { status, body, headers } = await attempt(person, { client: 'web' });
    expect(status).toBe(200);
    expect(body).toEqual({ jwt: null, is_otp: true, is_otp_block: false });
    expect(headers.get('set-cookie')).toBeNull();
    const complete = await attempt({ ...person, otp: await codeAt() });
    expect(complete.body).toMatchObject({ jwt: someText, is_otp: true });
  });

  test('cannot use a code twice, nor one of five minutes ago', async () => {
    const person = await addPersonWithCode();
    const otp = await codeAt();
    expect((await attempt({ ...person, otp })).status).toBe(200);
    expect((await attempt({ ...person, otp })).body).toMatchObject({ code: 'identity.wrong_code' });
    clock.advance(5 * MINUTE);
    expect((await attempt({ ...person, otp: await codeAt(-5 * MINUTE) })).status).toBe(401);
  });

  test('whose codes were wrong five times has them blocked, even right ones', async () => {
    const person = await addPersonWithCode();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await attempt(person, { from: `10.8.${wrong}.1` })).body).toMatchObject({
        is_otp_block: false,
      });
      const { status } = await attempt({ ...person, otp: '000000' }, { from: `10.8.${wrong}.1` });
      expect(status).toBe(401);
    }
    const { body } = await attempt({ ...person, otp: await codeAt() });
    expect(body).toEqual({ jwt: null, is_otp: true, is_otp_block: true });
  });

  test('whose codes are blocked learns so', async () => {
    const person = await addPersonWithCode({ is_otp_block: true });
    const { body } = await attempt({ ...person, otp: await codeAt() });
    expect(body).toEqual({ jwt: null, is_otp: true, is_otp_block: true });
  });
});

test('a sign-in and a lock are recorded in the event log, without the password', async () => {
  await signIn(app);
  const { rows } = await app.context.connection.pool.query(
    `select name, company_id, before, after from event_log where name like 'identity.%'`,
  );
  const names = rows.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['identity.signed_in', 'identity.locked_out']));
  expect(JSON.stringify(rows)).not.toContain('correct-horse');
});

async function duration(body: object, from: string): Promise<number> {
  const start = performance.now();
  await attempt(body, { from });
  return performance.now() - start;
}
