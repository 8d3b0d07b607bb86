import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiToken } from '#modules/identity/contract/api-tokens.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { addMember, removeUser } from '#modules/identity/contract/users.ts';
import { countUnreadRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
});

afterAll(() => app.close());

/** Somebody with an account of another company, let into the first one. */
async function letIn(by: SignedIn) {
  const elsewhere = await addCompany(app);
  const account = await addUser(app, { companyId: elsewhere, role: 'manager' });
  const { data: roles } = await administrator.ask(listRoles, {});
  const role_id = roles.find(({ built_in }) => built_in === 'viewer')?.id ?? '';
  await by.ask(addMember, {
    body: { identifier: account.username, role_id, employee_id: null },
  });
  const here = await signIn(app, { ...account, companyId: 1 });
  return { here, there: await signIn(app, account) };
}

test('somebody who is let into a company is notified there by whom, and nobody else', async () => {
  const colleague = await signIn(app, await addUser(app, { role: 'manager' }));
  const { here, there } = await letIn(administrator);
  const [notice, ...others] = await readInbox(app, here);
  expect(notice).toMatchObject({
    title: 'ผู้ดูแลระบบ admin ให้สิทธิ์คุณเข้าใช้งานบริษัทนี้แล้ว',
    entity: 'membership',
    read: false,
  });
  expect(others).toEqual([]);
  const [english] = await readInbox(app, here, 'en');
  expect(english?.title).toBe('Administrator admin has given you access to this company');
  expect(await readInbox(app, there)).toEqual([]);
  expect(await readInbox(app, colleague)).toEqual([]);
  expect(await readInbox(app, administrator)).toEqual([]);
});

test('who is not an employee is named by the account', async () => {
  const auditor = await addUser(app, { role: 'administrator', employee: false });
  const { here } = await letIn(await signIn(app, auditor));
  const [notice] = await readInbox(app, here);
  expect(notice?.title).toBe(`${auditor.username} ให้สิทธิ์คุณเข้าใช้งานบริษัทนี้แล้ว`);
});

test('what is unread is counted in every company of the person, and in no other', async () => {
  const { here, there } = await letIn(administrator);
  await readInbox(app, here);
  expect(await here.ask(countUnreadRoute, {})).toEqual({ unread: 1, elsewhere: [] });
  expect(await there.ask(countUnreadRoute, {})).toEqual({
    unread: 0,
    elsewhere: [{ company_id: 1, unread: 1 }],
  });
  // A program is of one company.
  const { token } = await there.ask(createApiToken, {
    body: { name: 'reads', days: 30, permissions: ['agents:read'] },
  });
  const { method, path } = countUnreadRoute;
  const headers = { authorization: `Bearer ${token}` };
  expect(await send(app, { method, path, headers })).toMatchObject({
    status: 200,
    body: { unread: 0, elsewhere: [] },
  });

  await administrator.ask(removeUser, { params: { id: here.userId } });
  expect(await there.ask(countUnreadRoute, {})).toEqual({ unread: 0, elsewhere: [] });
});
