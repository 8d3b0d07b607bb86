import { and, eq } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEmployeesUnderMe } from '#modules/directory/contract/employees.ts';
import { refreshSession } from '#modules/identity/contract/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send, type Answer } from '#tests/support/send.ts';
import {
  ADMINISTRATOR,
  addCompany,
  addUser,
  signIn,
  type SignedIn,
} from '#tests/support/sign-in.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';
import { users } from '../credentials/credentials.tables.ts';

const PERSONAL = '/api/user-settings';
const OF_COMPANY = '/api/employee-dropdrow-underme';
const SECOND = 1_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
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

async function newcomer() {
  const user = await addUser(app);
  return { user, session: await signIn(app, user) };
}

describe('within a second', () => {
  /** What happens to somebody, and whether they may then still call as a person, and in the company. */
  const happenings: Record<string, (session: SignedIn) => Promise<unknown>> = {
    'signing out': (session) => session.call('POST', '/api/auth/logout'),
    'signing out by the refresh token': ({ refreshToken }) =>
      send(app, { method: 'POST', path: '/api/auth/logout', body: { refreshToken } }),
    suspension: ({ userId }) => suspend(userId),
    'the use of an old refresh token': async ({ refreshToken }) => {
      await refreshed((await refreshed(refreshToken)).refreshToken);
      await refresh(refreshToken);
    },
    'a password changed elsewhere': async ({ userId }) => {
      const [row] = await app.context.database.asSystem((tx) =>
        tx.select().from(users).where(eq(users.id, userId)),
      );
      const elsewhere = await signIn(app, {
        username: row?.username ?? '',
        password: ADMINISTRATOR.password,
      });
      const body = { currentPassword: ADMINISTRATOR.password, password: 'another-fine-password' };
      const changed = await elsewhere.call('POST', '/api/auth/change-password', { body });
      expect(changed.status).toBe(204);
      expect((await elsewhere.call('GET', PERSONAL)).status).toBe(200);
    },
    'removal of the person': ({ userId }) =>
      app.context.database.asSystem((tx) => tx.delete(users).where(eq(users.id, userId))),
  };

  test.concurrent.each(Object.keys(happenings))('%s ends access and refresh', async (name) => {
    const { session } = await newcomer();
    expect((await session.call('GET', OF_COMPANY)).status).toBe(200);
    await happenings[name]?.(session);
    await wait(SECOND);
    expect((await session.call('GET', PERSONAL)).status).toBe(401);
    expect((await session.call('GET', OF_COMPANY)).status).toBe(401);
    expect((await session.call('GET', '/v1/stream')).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  test.concurrent('another role counts', async () => {
    const { user, session } = await newcomer();
    const { data } = await session.ask(listEmployeesUnderMe, {});
    expect(data).toHaveLength(1);
    await app.context.database.asSystem(async (tx) => {
      const [administrator] = await tx
        .select()
        .from(roles)
        .where(and(eq(roles.company_id, 1), eq(roles.built_in, 'administrator')));
      await tx
        .update(memberships)
        .set({ role_id: administrator?.id })
        .where(eq(memberships.user_id, user.userId));
    });
    await wait(SECOND);
    expect((await session.ask(listEmployeesUnderMe, {})).data.length).toBeGreaterThan(1);
  });

  test.concurrent('the end of a membership counts, and the person stays signed in', async () => {
    const { user, session } = await newcomer();
    expect((await session.call('GET', OF_COMPANY)).status).toBe(200);
    await app.context.database.asSystem((tx) =>
      tx.delete(memberships).where(eq(memberships.user_id, user.userId)),
    );
    await wait(SECOND);
    expect((await session.call('GET', OF_COMPANY)).status).toBe(403);
    expect((await session.call('GET', PERSONAL)).status).toBe(200);
  });
});

describe('the company header', () => {
  test('selects among the memberships of the person, and nothing else', async () => {
    const mine = await addCompany(app);
    const foreign = await addCompany(app);
    const session = await signIn(app, await addUser(app, { companyId: mine }));
    const status = async (companyId: string | number | null) =>
      (await session.call('GET', OF_COMPANY, { companyId })).status;
    expect(await status(mine)).toBe(200);
    const refused = [
      null,
      '',
      ' ',
      1,
      foreign,
      999_999,
      `${mine}, ${mine}`,
      `${mine},1`,
      'one',
    ].concat(['-1', '0', `${mine}.5`, '1e99', 'NaN', 'null', `${mine}'`, '2147483648']);
    for (const companyId of refused)
      expect([companyId, await status(companyId)]).toEqual([companyId, 403]);
  });
});

describe('the own password', () => {
  const change = (session: SignedIn, body: object) =>
    session.call('POST', '/api/auth/change-password', { body });

  test('is changed by a person who knows it, and then the new one signs in', async () => {
    const { user, session } = await newcomer();
    const password = 'รหัสผ่านใหม่ที่ยาวพอ';
    const body = { currentPassword: user.password, password };
    expect((await change(session, body)).status).toBe(204);
    await expect(signIn(app, user)).rejects.toThrow('invalid_credentials');
    expect((await signIn(app, { ...user, password })).userId).toBe(user.userId);
  });

  test('stays when the current one is wrong or the new one too short, and the answer shows which field', async () => {
    const { user, session } = await newcomer();
    const wrong = await change(session, {
      currentPassword: 'wrong',
      password: 'long-enough-for-us',
    });
    expect(wrong.body).toMatchObject({ fields: [{ path: 'currentPassword' }] });
    const short = await change(session, { currentPassword: user.password, password: 'short' });
    expect(short.body).toMatchObject({ fields: [{ path: 'password' }] });
    expect((await signIn(app, user)).userId).toBe(user.userId);
  });

  test('cannot be guessed with a stolen access token', async () => {
    const { session } = await newcomer();
    const guesses = Array.from({ length: 12 }, () =>
      change(session, { currentPassword: 'guess', password: 'long-enough-for-us' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

function suspend(userId: string) {
  return app.context.database.asSystem((tx) =>
    tx.update(users).set({ is_active: false }).where(eq(users.id, userId)),
  );
}
