import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as routes from '#modules/identity/contract/roles.ts';
import { inviteUser } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
});

afterAll(() => app.close());

function newRole(permissions: string[] = ['agents:read']) {
  return administrator.ask(routes.createRole, {
    body: { name: `บทบาท ${(count += 1)}`, permissions },
  });
}

async function give(roleId: string) {
  const body = {
    username: `holder-${(count += 1)}`,
    email: null,
    role_id: roleId,
    employee_id: null,
  };
  await administrator.ask(inviteUser, { body });
  return body.username;
}

describe('the roles of a company', () => {
  test('are the built-in ones, which may do what the modules say, and its own', async () => {
    const own = await newRole(['agents:read', 'agents:ask']);
    const { data } = await administrator.ask(routes.listRoles, {});
    expect(data.slice(0, 4).map(({ built_in, name }) => [built_in, name])).toEqual([
      ['administrator', 'ผู้ดูแลระบบ'],
      ['manager', 'ผู้จัดการ'],
      ['staff', 'เจ้าหน้าที่'],
      ['viewer', 'ผู้อ่านข้อมูล'],
    ]);
    const [first] = data;
    expect(first?.is_callers).toBe(true);
    expect(first?.permissions).toContain('identity:manage_roles');
    expect(data.find(({ id }) => id === own.id)).toMatchObject({
      permissions: ['agents:ask', 'agents:read'],
      users: 0,
    });
    const headers = { 'accept-language': 'en' };
    const english = await administrator.ask(routes.listRoles, { headers });
    expect(english.data[0]?.name).toBe('Administrator');
  });

  test('have permissions that all have a text, in both languages', async () => {
    for (const language of ['th', 'en']) {
      const headers = { 'accept-language': language };
      const { data } = await administrator.ask(routes.listPermissions, { headers });
      const labels = data.flatMap(({ title, permissions }) => [
        title,
        ...permissions.map(({ label }) => label),
      ]);
      expect(labels.length).toBeGreaterThan(10);
      expect(labels.filter((label) => /permissions\./.test(label))).toEqual([]);
    }
  });
});

describe('a role of the company’s own', () => {
  test('gives its people exactly its current permissions, within a second', async () => {
    const user = await addUser(app, { permissions: ['agents:read'] });
    const person = await signIn(app, user);
    const { data } = await administrator.ask(routes.listRoles, {});
    const role = data.find((each) => each.built_in === null && each.name.startsWith('role '));
    expect((await person.call('GET', '/v1/agents')).status).toBe(200);
    await administrator.ask(routes.changeRole, {
      params: { id: role?.id ?? '' },
      body: { name: 'แคบลง', permissions: ['agents:ask'], updated_at: role?.updated_at ?? '' },
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await person.call('GET', '/v1/agents')).status).toBe(403);
  });

  test('is not changed over somebody else’s change', async () => {
    const role = await newRole();
    const body = { name: role.name, permissions: [], updated_at: role.updated_at };
    await administrator.ask(routes.changeRole, { params: { id: role.id }, body });
    const again = await administrator.call('PUT', `/v1/roles/${role.id}`, { body });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ current: { id: role.id, permissions: [] } });
  });

  test('is deleted when nobody has it; otherwise the refusal lists who does', async () => {
    const role = await newRole();
    const username = await give(role.id);
    const refusal = await administrator.call('DELETE', `/v1/roles/${role.id}`);
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ code: 'identity.role_in_use' });
    expect(JSON.stringify(refusal.body)).toContain(username);
    const free = await newRole();
    await administrator.ask(routes.deleteRole, { params: { id: free.id } });
    expect((await administrator.call('DELETE', `/v1/roles/${free.id}`)).status).toBe(404);
  });

  test.each([
    [{ name: '' }, 400, 'identity:errors.role_name_required'],
    [{ permissions: ['agents:fly'] }, 400, 'identity:errors.permission_unknown'],
  ])('is not made of %j', async (wrong, status, code) => {
    const body = { name: `บทบาท ${(count += 1)}`, permissions: [], ...wrong };
    const answer = await administrator.call('POST', '/v1/roles', { body });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(code);
  });

  test.each(['ผู้จัดการ', 'MANAGER', 'administrator'])(
    'is not called %s, which is what a built-in role is called in a language',
    async (name) => {
      const body = { name, permissions: [] };
      const answer = await administrator.call('POST', '/v1/roles', { body });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('identity:errors.role_name_taken');
    },
  );

  test('has a name unique in its company whatever its case, but not across companies', async () => {
    const role = await newRole();
    const name = `Auditor ${(count += 1)}`;
    const { params, updated_at, permissions } = { params: { id: role.id }, ...role };
    await administrator.ask(routes.changeRole, { params, body: { name, permissions, updated_at } });
    const body = { name: name.toUpperCase(), permissions: [] };
    expect((await administrator.call('POST', '/v1/roles', { body })).status).toBe(400);
    const companyId = await addCompany(app);
    const other = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
    expect((await other.ask(routes.createRole, { body })).name).toBe(body.name);
  });
});

test('no role is called like a standard one, in either language', async () => {
  const role = await newRole();
  const { permissions, updated_at } = role;
  for (const language of ['th', 'en']) {
    const headers = { 'accept-language': language };
    const { data } = await administrator.ask(routes.listRoles, { headers });
    for (const { name } of data.filter(({ built_in }) => built_in !== null)) {
      const refusal = { status: 400, body: { fields: [{ path: 'name' }] } };
      const body = { name: name.toUpperCase(), permissions };
      expect(await administrator.call('POST', '/v1/roles', { body })).toMatchObject(refusal);
      const change = { body: { ...body, updated_at } };
      expect(await administrator.call('PUT', `/v1/roles/${role.id}`, change)).toMatchObject(
        refusal,
      );
    }
  }
});

test('a standard role and the caller’s own stay as they are', async () => {
  const { data } = await administrator.ask(routes.listRoles, {});
  for (const { id, name, updated_at } of data.filter((role) => role.built_in !== null)) {
    const body = { name, permissions: [], updated_at };
    expect(await administrator.call('PUT', `/v1/roles/${id}`, { body })).toMatchObject({
      status: 409,
      body: { code: 'identity.role_fixed' },
    });
  }
  const clerk = await signIn(
    app,
    await addUser(app, { permissions: ['identity:read', 'identity:manage_roles'] }),
  );
  const seen = await clerk.ask(routes.listRoles, {});
  const own = seen.data.find((role) => role.is_callers);
  expect(await clerk.call('DELETE', `/v1/roles/${own?.id}`)).toMatchObject({
    status: 409,
    body: { code: 'identity.not_yourself' },
  });
});

test('nobody gives away permissions they do not have', async () => {
  const clerk = await signIn(
    app,
    await addUser(app, { permissions: ['identity:read', 'identity:manage_roles'] }),
  );
  const body = { name: `บทบาท ${(count += 1)}`, permissions: ['identity:manage_users'] };
  const refusal = { status: 403, body: { code: 'identity.beyond_your_rights' } };
  expect(await clerk.call('POST', '/v1/roles', { body })).toMatchObject(refusal);
  const mightier = await newRole(['identity:manage_users']);
  const change = { ...body, permissions: [], updated_at: mightier.updated_at };
  expect(await clerk.call('PUT', `/v1/roles/${mightier.id}`, { body: change })).toMatchObject(
    refusal,
  );
  expect(await clerk.call('DELETE', `/v1/roles/${mightier.id}`)).toMatchObject(refusal);
});
