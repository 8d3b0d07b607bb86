import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as links from '#modules/identity/contract/sign-in.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import * as routes from '#modules/identity/contract/users.ts';
import type { BuiltInRole } from '#platform/contract/permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

const PASSWORD = 'a-long-phrase-of-mine';
const DAY_MS = 24 * 3600 * 1000;

const clock = createMovableClock();
let app: TestApp;
let administrator: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
  administrator = await signIn(app);
});

afterAll(() => app.close());

async function roleOf(person: SignedIn, builtIn: BuiltInRole): Promise<string> {
  const { data } = await person.ask(listRoles, {});
  return data.find((role) => role.built_in === builtIn)?.id ?? '';
}

async function newUser(role: BuiltInRole = 'staff') {
  return {
    username: `new-${(count += 1)}`,
    email: `new-${count}@test.example`,
    role_id: await roleOf(administrator, role),
    employee_id: null,
  };
}

async function invite(role?: BuiltInRole) {
  return administrator.ask(routes.inviteUser, { body: await newUser(role) });
}

const linkFor = (id: string) => administrator.ask(routes.makeUserLink, { params: { id } });

const redeem = (token: string, password = PASSWORD) =>
  send(app, { method: 'POST', path: links.redeemAccountLink.path, body: { token, password } });

const read = (token: string) =>
  send(app, { method: 'POST', path: links.readAccountLink.path, body: { token } });

describe('an invitation', () => {
  test('adds a person who chooses a password by a link and is signed in', async () => {
    const user = await invite();
    expect(user).toMatchObject({ status: 'invited', role: { built_in: 'staff' }, employee: null });
    const { token } = await linkFor(user.id);
    expect((await read(token)).body).toMatchObject({
      purpose: 'invitation',
      username: user.username,
      companies: [{ name_en: 'Our company' }],
    });
    expect((await redeem(token)).status).toBe(204);
    const person = await signIn(app, { username: user.username, password: PASSWORD });
    expect(person.userId).toBe(user.id);
    const seen = await administrator.ask(routes.getUser, { params: { id: user.id } });
    expect(seen.status).toBe('active');
    expect(seen.last_seen_at).not.toBeNull();
  });

  test('works once, for a week, and only as the newest', async () => {
    const { id } = await invite();
    const first = await linkFor(id);
    const second = await linkFor(id);
    expect((await redeem(first.token)).body).toMatchObject({
      code: 'identity.account_link_expired',
    });
    clock.advance(7 * DAY_MS - 1000);
    administrator = await signIn(app);
    expect((await read(second.token)).status).toBe(200);
    clock.advance(2000);
    expect((await read(second.token)).status).toBe(404);
    expect((await redeem(second.token)).status).toBe(404);
    const third = await linkFor(id);
    expect((await redeem(third.token)).status).toBe(204);
    expect((await redeem(third.token)).status).toBe(404);
  });

  test('can be used by only one of many who try at the same time', async () => {
    const { id } = await invite();
    const { token } = await linkFor(id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => redeem(token, `${PASSWORD}-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('leaves no trace of the link in the database', async () => {
    const { id } = await invite();
    const headers = { 'idempotency-key': `link-of-${id}` };
    const { token } = await administrator.ask(routes.makeUserLink, { params: { id }, headers });
    const { rows } = await app.context.connection.pool.query<{ text: string }>(
      `select row_to_json(k)::text as text from idempotency_keys k
       union all select row_to_json(e)::text from event_log e
       union all select row_to_json(l)::text from account_links l`,
    );
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  test.each([
    [{ username: 'admin' }, 'username', 'identity:errors.username_taken'],
    [{ username: 'ADMIN' }, 'username', 'identity:errors.username_taken'],
    [{ username: 'some@body' }, 'username', 'identity:errors.username_invalid'],
    [{ username: '' }, 'username', 'identity:errors.new_username_required'],
    [{ email: 'nonsense' }, 'email', 'identity:errors.email_invalid'],
    [
      { role_id: '0197f9a0-0000-7000-8000-000000000000' },
      'role_id',
      'identity:errors.role_id_unknown',
    ],
    [{ employee_id: 424_242 }, 'employee_id', 'identity:errors.employee_id_unknown'],
  ])('refuses %j', async (wrong, path, code) => {
    const body = { ...(await newUser()), ...wrong };
    const answer = await administrator.call('POST', '/v1/users', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path, code }] });
  });

  test('links an employee to one account only', async () => {
    const { employeeId } = await addUser(app);
    const body = { ...(await newUser()), employee_id: employeeId };
    expect((await administrator.call('POST', '/v1/users', { body })).body).toMatchObject({
      fields: [{ path: 'employee_id', code: 'identity:errors.employee_id_taken' }],
    });
  });

  test('that nobody accepted is deleted with its account when it is withdrawn', async () => {
    const user = await newUser();
    const { id } = await administrator.ask(routes.inviteUser, { body: user });
    await administrator.ask(routes.removeUser, { params: { id } });
    expect(await administrator.ask(routes.inviteUser, { body: user })).toMatchObject({
      username: user.username,
    });
  });
});

describe('the list of users', () => {
  test('is searched by name, sorted, and split into pages', async () => {
    const { username } = await addUser(app, { username: 'Zebra_100%' });
    const search = async (text: string) =>
      (await administrator.ask(routes.listUsers, { query: { search: text } })).data.map(
        (user) => user.username,
      );
    expect(await search('zebra')).toEqual([username]);
    expect(await search('ทดสอบ zebra')).toEqual([username]);
    expect(await search('zebra nobody')).toEqual([]);
    expect(await search('0%')).toEqual([username]);
    const query = { sort: '-username', page: 1, page_size: 1 } as const;
    const page = await administrator.ask(routes.listUsers, { query });
    expect(page.data.map((user) => user.username)).toEqual([username]);
    expect(page.total).toBeGreaterThan(3);
  });

  test('can be filtered to people who are disabled or still invited', async () => {
    const { id } = await invite();
    const having = async (status: 'active' | 'invited' | 'inactive') =>
      (await administrator.ask(routes.listUsers, { query: { status, page_size: 100 } })).data.map(
        (user) => user.id,
      );
    expect(await having('invited')).toContain(id);
    expect(await having('active')).not.toContain(id);
    await administrator.ask(routes.deactivateUser, { params: { id } });
    expect(await having('inactive')).toContain(id);
    expect(await having('invited')).not.toContain(id);
  });
});

describe('an account', () => {
  test('that is disabled is signed out everywhere within a second, and can be enabled again', async () => {
    const user = await addUser(app);
    const person = await signIn(app, user);
    await administrator.ask(routes.deactivateUser, { params: { id: user.userId } });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await person.call('GET', '/api/user-settings')).status).toBe(401);
    await expect(signIn(app, user)).rejects.toThrow('invalid_credentials');
    await administrator.ask(routes.reactivateUser, { params: { id: user.userId } });
    await signIn(app, user);
  });

  test('is signed out everywhere by its administrator and by a new password', async () => {
    const user = await addUser(app);
    const [one, other] = [await signIn(app, user), await signIn(app, user)];
    await administrator.ask(routes.signUserOut, { params: { id: user.userId } });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await one.call('GET', '/api/user-settings')).status).toBe(401);
    expect((await other.call('GET', '/api/user-settings')).status).toBe(401);
    const again = await signIn(app, user);
    await redeem((await linkFor(user.userId)).token);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await again.call('GET', '/api/user-settings')).status).toBe(401);
  });

  test('whose role changed may do what the new one may, within a second', async () => {
    const user = await addUser(app, { role: 'staff' });
    const person = await signIn(app, user);
    const stored = await administrator.ask(routes.getUser, { params: { id: user.userId } });
    const change = {
      email: stored.email,
      employee_id: user.employeeId,
      role_id: await roleOf(administrator, 'viewer'),
      updated_at: stored.updated_at,
    };
    expect((await person.call('POST', '/v1/agents', { body: {} })).status).toBe(400);
    await administrator.ask(routes.changeUser, { params: { id: user.userId }, body: change });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await person.call('POST', '/v1/agents', { body: {} })).status).toBe(403);
    const again = await administrator.call('PUT', `/v1/users/${user.userId}`, { body: change });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ current: { role: { built_in: 'viewer' } } });
  });
});
