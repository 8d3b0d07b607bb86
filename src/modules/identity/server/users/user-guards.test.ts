import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRoles } from '#modules/identity/contract/roles.ts';
import * as routes from '#modules/identity/contract/users.ts';
import type { BuiltInRole, Permission } from '#platform/contract/permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

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

const act = (person: SignedIn, id: string, deed: string) =>
  person.call('POST', `/v1/users/${id}/${deed}`);

describe('nobody', () => {
  test('disables, removes or demotes themselves', async () => {
    const { userId: id } = administrator;
    const refusal = { status: 409, body: { code: 'identity.not_yourself' } };
    expect(await act(administrator, id, 'deactivate')).toMatchObject(refusal);
    expect(await administrator.call('DELETE', `/v1/users/${id}`)).toMatchObject(refusal);
    const stored = await administrator.ask(routes.getUser, { params: { id } });
    const body = {
      email: null,
      employee_id: stored.employee?.id ?? null,
      role_id: await roleOf(administrator, 'staff'),
      updated_at: stored.updated_at,
    };
    expect(await administrator.call('PUT', `/v1/users/${id}`, { body })).toMatchObject(refusal);
  });

  test('removes the last administrator, even when two remove each other at the same time', async () => {
    const companyId = await addCompany(app);
    const [one, other] = [
      await signIn(app, await addUser(app, { companyId, role: 'administrator' })),
      await signIn(app, await addUser(app, { companyId, role: 'administrator' })),
    ];
    const answers = await Promise.all([
      act(one, other.userId, 'deactivate'),
      act(other, one.userId, 'deactivate'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const invited = await addUser(app, { companyId, permissions: [] });
    const [left = one] = [one, other].filter((_, index) => statuses[index] === 200);
    expect(await act(left, invited.userId, 'deactivate')).toMatchObject({ status: 200 });
  });

  test('removes the last administrator who can sign in: one who never chose a password does not count', async () => {
    const companyId = await addCompany(app);
    const [last, invited] = [
      await signIn(app, await addUser(app, { companyId, role: 'administrator' })),
      await addUser(app, { companyId, role: 'administrator' }),
    ];
    const { data: roles } = await last.ask(listRoles, {});
    const permissions = roles
      .flatMap((role) => (role.is_callers ? role.permissions : []))
      .filter((permission): permission is Permission => permission.includes(':'));
    const deputy = await signIn(app, await addUser(app, { companyId, permissions }));
    await queryRows(app, 'update users set password_hash = null where id = $1', [invited.userId]);
    expect(await act(deputy, last.userId, 'deactivate')).toMatchObject({
      status: 409,
      body: { code: 'identity.last_administrator' },
    });
  });

  test('acts on people with more permissions, or gives a role with more permissions', async () => {
    const user = await addUser(app, { permissions: ['identity:read', 'identity:manage_users'] });
    const clerk = await signIn(app, user);
    const refusal = { status: 403, body: { code: 'identity.beyond_your_rights' } };
    expect(await act(clerk, administrator.userId, 'link')).toMatchObject(refusal);
    expect(await act(clerk, administrator.userId, 'deactivate')).toMatchObject(refusal);
    expect(await act(clerk, administrator.userId, 'sign-out')).toMatchObject(refusal);
    expect(await clerk.call('DELETE', `/v1/users/${administrator.userId}`)).toMatchObject(refusal);
    const body = await newUser('administrator');
    expect(await clerk.call('POST', '/v1/users', { body })).toMatchObject(refusal);
  });

  test('changes an account that also works where they manage nobody', async () => {
    const foreign = await addCompany(app);
    const person = await addUser(app, { companyId: foreign, role: 'administrator' });
    const joined = await administrator.ask(routes.addMember, {
      body: {
        identifier: person.username,
        role_id: await roleOf(administrator, 'viewer'),
        employee_id: null,
      },
    });
    expect(joined).toMatchObject({ may_manage_account: false, other_companies: [] });
    const refusal = { status: 403, body: { code: 'identity.beyond_your_rights' } };
    expect(await act(administrator, person.userId, 'link')).toMatchObject(refusal);
    expect(await act(administrator, person.userId, 'deactivate')).toMatchObject(refusal);
    await administrator.ask(routes.removeUser, { params: { id: person.userId } });
    expect((await act(administrator, person.userId, 'link')).status).toBe(404);
    await signIn(app, person);
  });
});
