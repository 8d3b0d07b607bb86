import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAccess } from '#modules/identity/contract/access.ts';
import {
  confirmOtp,
  disableOtp,
  getAccount,
  startOtp,
} from '#modules/identity/contract/account.ts';
import { createApiToken } from '#modules/identity/contract/api-tokens.ts';
import * as routes from '#modules/identity/contract/security-policy.ts';
import {
  changePassword,
  readAccountLink,
  redeemAccountLink,
} from '#modules/identity/contract/sign-in.ts';
import { listUsers, makeUserLink } from '#modules/identity/contract/users.ts';
import { listSessions } from '#modules/identity/contract/sessions.ts';
import { getUserSettings } from '#modules/settings/contract/user-settings.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';

const DAY = 24 * 3600 * 1000;
const clock = createMovableClock();
let app: TestApp;
let companyId: number;
let chief: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
});

afterAll(() => app.close());

beforeEach(async () => {
  companyId = await addCompany(app);
  chief = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
});

/** Changes what the company requires. */
async function require(changes: object, { by = chief } = {}) {
  const stored = await by.ask(routes.getSecurityPolicy, {});
  return by.ask(routes.changeSecurityPolicy, { body: { ...stored, ...changes } });
}

function choose(person: SignedIn, currentPassword: string, password: string) {
  const { method, path } = changePassword;
  return person.call(method, path, { body: { currentPassword, password } });
}

describe('a new password', () => {
  test.each(['qwertyuiop', '1Q2W3E4R5T', 'PassWord123'])(
    'is not %s, which is common',
    async (common) => {
      const user = await addUser(app, { companyId });
      const { status, body } = await choose(await signIn(app, user), user.password, common);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        fields: [{ path: 'password', code: 'identity:errors.password_common' }],
      });
    },
  );

  test('has the length that the strictest company of the person requires, also by a link', async () => {
    await require({ min_characters: 16 });
    const user = await addUser(app, { companyId });
    const { token } = await chief.ask(makeUserLink, { params: { id: user.userId } });
    await addToCompany(user.userId, await addCompany(app));
    const person = await signIn(app, user);
    expect((await person.ask(getAccount, {})).data.min_characters).toBe(16);
    const short = await choose(person, user.password, 'fifteen-letters');
    expect(short.body).toMatchObject({
      fields: [{ path: 'password', code: 'identity:errors.password_below_policy' }],
    });
    const link = { method: 'POST', path: readAccountLink.path, body: { token } };
    expect((await send(app, link)).body).toMatchObject({ min_characters: 16 });
    const redeem = (password: string) =>
      send(app, { method: 'POST', path: redeemAccountLink.path, body: { token, password } });
    expect((await redeem('fifteen-letters')).body).toMatchObject({
      fields: [{ path: 'password', code: 'identity:errors.password_below_policy' }],
    });
    expect((await redeem('qwertyuiop')).status).toBe(400);
    expect((await redeem('sixteen-letters!')).status).toBe(204);
  });

  test('is required of nobody: existing ones stay valid', async () => {
    const user = await addUser(app, { companyId });
    await require({ min_characters: 64 });
    expect((await signIn(app, user)).userId).toBe(user.userId);
  });
});

describe('a second factor that a company requires', () => {
  test('is set up first: nothing else is open until then, to a token neither', async () => {
    const user = await addUser(app, { companyId, role: 'administrator' });
    const person = await signIn(app, user);
    const { token } = await person.ask(createApiToken, {
      body: { name: 'program', permissions: ['agents:read'], days: 30 },
    });
    const byToken = () =>
      send(app, {
        method: 'GET',
        path: '/v1/agents',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await byToken()).status).toBe(200);
    await require({ is_otp_required: true });
    await forgetRemembered();

    for (const { method, path } of [listUsers, listSessions, routes.getSecurityPolicy]) {
      const { status, body } = await person.call(method, path);
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'second_factor_required' });
    }
    expect((await byToken()).body).toMatchObject({ code: 'second_factor_required' });
    const access = await person.ask(getAccess, { query: { id: companyId } });
    expect(access.data.owes_second_factor).toBe(true);
    await person.ask(getUserSettings, {});

    await setUpOtp(person, user.password);
    await forgetRemembered();
    await person.ask(listUsers, { query: {} });
    expect((await byToken()).status).toBe(200);
    const { data } = await person.ask(getAccess, { query: { id: companyId } });
    expect(data.owes_second_factor).toBe(false);
    const { status, body } = await person.call('POST', disableOtp.path, {
      body: { currentPassword: user.password },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'identity.otp_is_required' });
  });

  test('is required of a person of several companies in each of them', async () => {
    const user = await addUser(app, { companyId });
    const elsewhere = await addCompany(app);
    const boss = await signIn(
      app,
      await addUser(app, { companyId: elsewhere, role: 'administrator' }),
    );
    await addToCompany(user.userId, elsewhere);
    await require({ is_otp_required: true }, { by: boss });
    const { body } = await (await signIn(app, user)).call('GET', '/v1/agents');
    expect(body).toMatchObject({ code: 'second_factor_required' });
    await chief.ask(listUsers, { query: {} });
  });
});

describe('sessions', () => {
  test('last as long as the strictest company allows, open ones too', async () => {
    const user = await addUser(app, { companyId });
    const open = await signIn(app, user);
    await require({ session_days: 2 });
    const opened = await signIn(app, user);
    clock.advance(2 * DAY - 60_000);
    for (const { refreshToken } of [open, opened]) expect(await refresh(refreshToken)).toBe(200);
    clock.advance(120_000);
    for (const { refreshToken } of [open, opened]) expect(await refresh(refreshToken)).toBe(401);
  });
});

describe('the requirements of a company', () => {
  test('are in its history, and are not changed over somebody else’s change', async () => {
    const stored = await chief.ask(routes.getSecurityPolicy, {});
    expect(stored).toMatchObject({ min_characters: 10, is_otp_required: false, session_days: 30 });
    await require({ session_days: 7 });
    const late = await chief.call('PUT', routes.changeSecurityPolicy.path, { body: stored });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { session_days: 7 } });
    const { rows } = await app.context.connection.pool.query(
      `select before, after from event_log where name = 'identity.security_changed' and company_id = ${companyId}`,
    );
    expect(rows).toMatchObject([{ before: { session_days: 30 }, after: { session_days: 7 } }]);
  });

  test.each([
    { min_characters: 9 },
    { min_characters: 65 },
    { session_days: 0 },
    { session_days: 31 },
  ])('refuse %o', async (change) => {
    const stored = await chief.ask(routes.getSecurityPolicy, {});
    const { status } = await chief.call('PUT', routes.changeSecurityPolicy.path, {
      body: { ...stored, ...change },
    });
    expect(status).toBe(400);
  });
});

async function setUpOtp(person: SignedIn, currentPassword: string): Promise<void> {
  const { secret } = await person.ask(startOtp, { body: { currentPassword } });
  const epoch = Math.floor(clock.now().getTime() / 1000);
  await person.ask(confirmOtp, { body: { code: await generate({ secret, epoch }) } });
}

async function refresh(refreshToken: string): Promise<number> {
  const body = { refreshToken };
  return (await send(app, { method: 'POST', path: '/api/token/refresh', body })).status;
}

async function addToCompany(userId: string, company: number): Promise<void> {
  await app.context.database.asSystem(async (tx) => {
    const [role] = await tx.select().from(roles).where(eq(roles.company_id, company));
    await tx
      .insert(memberships)
      .values({ company_id: company, user_id: userId, role_id: role?.id ?? '' });
  });
}

/** What is known of a session is remembered for less than a second. */
function forgetRemembered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 850));
}
