import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditRoute } from '#modules/audit/contract/entries.ts';
import { getEmployeeRoute, listEmployeesRoute } from '#modules/directory/contract/employees.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import * as routes from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
});

afterAll(() => app.close());

let made = 0;

const NAMES = {
  first_name_th: 'วิภา',
  last_name_th: 'บุญมาก',
  first_name: 'Wipa',
  last_name: 'Boonmak',
};

async function roleFor(person: SignedIn): Promise<string> {
  const { data } = await person.ask(listRoles, {});
  return data.find(({ built_in }) => built_in === 'viewer')?.id ?? '';
}

async function invitation(changes: object = {}) {
  made += 1;
  const username = `joins-${made}`;
  const role_id = await roleFor(administrator);
  return { username, email: null, role_id, employee_id: null, new_employee: NAMES, ...changes };
}

async function countEmployees(): Promise<number> {
  return (await administrator.ask(listEmployeesRoute, { query: {} })).total;
}

describe('a colleague who is not an employee yet', () => {
  test('becomes one by the invitation, which the history says', async () => {
    const body = await invitation();
    const user = await administrator.ask(routes.inviteUser, { body });
    expect(user.employee?.name).toBe('วิภา บุญมาก');
    const id = user.employee?.id ?? 0;
    const employee = await administrator.ask(getEmployeeRoute, { params: { id } });
    expect(employee).toMatchObject({ ...NAMES, status: 'active', signs_in: true });
    const query = { entity: 'employee', record: String(id) };
    const { data } = await administrator.ask(listAuditRoute, { query });
    expect(data).toMatchObject([{ event: 'directory.employee_created', name: 'วิภา บุญมาก' }]);
  });

  test('has the Thai name in place of an English one that nobody knows', async () => {
    const new_employee = { first_name_th: 'วิภา', last_name_th: 'บุญมาก' };
    const body = await invitation({ new_employee });
    const { employee } = await administrator.ask(routes.inviteUser, { body });
    const params = { id: employee?.id ?? 0 };
    expect(await administrator.ask(getEmployeeRoute, { params })).toMatchObject({
      ...new_employee,
      first_name: 'วิภา',
      last_name: 'บุญมาก',
    });
  });

  test('becomes one also where the account is of another company', async () => {
    const elsewhere = await addUser(app, { companyId: await addCompany(app) });
    const { username: _username, email: _email, ...post } = await invitation();
    const body = { identifier: elsewhere.username, ...post };
    const user = await administrator.ask(routes.addMember, { body });
    expect(user.employee?.name).toBe('วิภา บุญมาก');
  });

  test('is added by nobody without the right to add employees', async () => {
    const permissions = ['identity:read', 'identity:manage_users'] as const;
    const keeper = await signIn(app, await addUser(app, { permissions }));
    const before = await countEmployees();
    const body = await invitation();
    const answer = await keeper.call('POST', routes.inviteUser.path, { body });
    expect(answer.status).toBe(403);
    expect(await countEmployees()).toBe(before);
  });

  test('needs the names that every employee has, and is not added with a wrong account', async () => {
    const before = await countEmployees();
    const unnamed = await invitation({ new_employee: { ...NAMES, last_name_th: ' ' } });
    expect(
      await administrator.call('POST', routes.inviteUser.path, { body: unnamed }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'new_employee.last_name_th' }] },
    });
    const taken = await invitation({ username: 'admin' });
    expect(await administrator.call('POST', routes.inviteUser.path, { body: taken })).toMatchObject(
      { status: 400, body: { fields: [{ path: 'username' }] } },
    );
    expect(await countEmployees()).toBe(before);
  });
});
