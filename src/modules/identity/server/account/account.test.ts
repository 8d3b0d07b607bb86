import {
  listSessions,
  revokeSession,
  revokeOtherSessions,
} from '#modules/identity/contract/sessions.ts';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as routes from '#modules/identity/contract/account.ts';
import { signIn as signInRoute } from '#modules/identity/contract/sign-in.ts';
import { removeUserOtp, unblockUserCodes } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';

const MINUTE = 60_000;
const currentPassword = 'correct-horse-battery';

const clock = createMovableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock, environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterAll(() => app.close());

let address = 0;

async function attempt({ username, password }: AddedUser, otp?: string) {
  return send(app, {
    method: 'POST',
    path: signInRoute.path,
    body: { username, password, otp },
    // Failures are also counted by where they come from, which is not what these tests are about.
    headers: { 'x-forwarded-for': `10.9.${(address += 1)}.1` },
  });
}

const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });

async function newPerson(): Promise<{ user: AddedUser; person: SignedIn }> {
  const user = await addUser(app);
  return { user, person: await signIn(app, user) };
}

async function enrolled() {
  const { user, person } = await newPerson();
  const { secret } = await person.ask(routes.startOtp, { body: { currentPassword } });
  const { recovery_codes: codes } = await person.ask(routes.confirmOtp, {
    body: { code: await codeOf(secret) },
  });
  clock.advance(MINUTE);
  return { user, person, secret, codes };
}

describe('a second factor', () => {
  test('counts once its first code has arrived, and is required from then on', async () => {
    const { user, person } = await newPerson();
    const made = await person.ask(routes.startOtp, { body: { currentPassword } });
    expect(made.uri).toContain(`secret=${made.secret}`);
    expect(made.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await attempt(user)).body).toMatchObject({ is_otp: false });
    const wrong = await person.call('POST', routes.confirmOtp.path, { body: { code: '000000' } });
    expect(wrong.status).toBe(400);
    const body = { code: await codeOf(made.secret) };
    const { recovery_codes } = await person.ask(routes.confirmOtp, { body });
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await attempt(user)).body).toEqual({ jwt: null, is_otp: true, is_otp_block: false });
    // The code that proved the app cannot be used again.
    expect((await attempt(user, body.code)).status).toBe(401);
    clock.advance(MINUTE);
    expect((await attempt(user, await codeOf(made.secret))).body).toMatchObject({ is_otp: true });
    const again = await person.call('POST', routes.startOtp.path, { body: { currentPassword } });
    expect(again.body).toMatchObject({ code: 'identity.otp_is_on' });
  });

  test('is set up and switched off only with the password', async () => {
    const { user, person } = await enrolled();
    const body = { currentPassword: 'not the password' };
    for (const { path } of [routes.startOtp, routes.disableOtp, routes.renewRecoveryCodes]) {
      const answer = await person.call('POST', path, { body });
      expect(answer.body).toMatchObject({ fields: [{ path: 'currentPassword' }] });
    }
    await person.ask(routes.disableOtp, { body: { currentPassword } });
    expect((await attempt(user)).body).toMatchObject({ is_otp: false });
  });

  test('can be replaced by each recovery code once, however it is capitalised', async () => {
    const { user, person, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    expect((await attempt(user, first.toUpperCase())).body).toMatchObject({ is_otp: true });
    expect((await attempt(user, first)).status).toBe(401);
    expect((await person.ask(routes.getAccount, {})).data.recovery_codes_left).toBe(9);
    const renewed = await person.ask(routes.renewRecoveryCodes, { body: { currentPassword } });
    expect((await attempt(user, second)).status).toBe(401);
    expect((await attempt(user, renewed.recovery_codes[0])).status).toBe(200);
  });

  test('and its recovery codes are nowhere in the database in clear', async () => {
    const { secret, codes } = await enrolled();
    const { rows } = await app.context.connection.pool.query<{ text: string }>(
      `select row_to_json(u)::text as text from users u
       union all select row_to_json(e)::text from event_log e
       union all select row_to_json(c)::text from recovery_codes c`,
    );
    const [code = ''] = codes;
    const leaks = rows.filter(({ text }) => text.includes(secret) || text.includes(code));
    expect(leaks).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  test('that is blocked by wrong codes is unblocked by an administrator', async () => {
    const { user, secret } = await enrolled();
    for (let wrong = 0; wrong < 5; wrong += 1) await attempt(user, '000000');
    expect((await attempt(user, await codeOf(secret))).body).toMatchObject({ is_otp_block: true });
    const administrator = await signIn(app);
    const params = { id: user.userId };
    const seen = await administrator.ask(unblockUserCodes, { params });
    expect(seen).toMatchObject({ is_otp: true, is_otp_block: false });
    expect((await attempt(user, await codeOf(secret))).status).toBe(200);
  });

  test('that was lost is removed by an administrator', async () => {
    const { user } = await enrolled();
    const administrator = await signIn(app);
    const seen = await administrator.ask(removeUserOtp, { params: { id: user.userId } });
    expect(seen).toMatchObject({ is_otp: false, is_otp_block: false });
    expect((await attempt(user)).body).toMatchObject({ is_otp: false });
  });
});

describe('sessions', () => {
  test('are listed with this one marked, and end within a second when revoked', async () => {
    const user = await addUser(app);
    const here = await signIn(app, user);
    const there = await signIn(app, user);
    const { data } = await here.ask(listSessions, {});
    expect(data).toHaveLength(2);
    expect(data.filter(({ is_current }) => is_current).map(({ id }) => id)).toEqual([
      here.sessionId,
    ]);
    expect(data[0]?.user_agent).not.toBe('');
    const other = data.find(({ is_current }) => !is_current);
    await here.ask(revokeSession, { params: { id: other?.id ?? '' } });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await there.call('GET', routes.getAccount.path)).status).toBe(401);
    expect((await here.ask(listSessions, {})).data).toHaveLength(1);
  });

  test('of somebody else are treated as missing', async () => {
    const { person } = await newPerson();
    const other = await newPerson();
    const path = `/api/account/sessions/${other.person.sessionId}`;
    expect((await person.call('DELETE', path)).status).toBe(404);
    expect((await other.person.call('GET', routes.getAccount.path)).status).toBe(200);
  });

  test('elsewhere all end together', async () => {
    const user = await addUser(app);
    const [here, one, two] = [
      await signIn(app, user),
      await signIn(app, user),
      await signIn(app, user),
    ];
    await here.ask(revokeOtherSessions, {});
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await one.call('GET', routes.getAccount.path)).status).toBe(401);
    expect((await two.call('GET', routes.getAccount.path)).status).toBe(401);
    expect((await here.call('GET', routes.getAccount.path)).status).toBe(200);
  });
});
