import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { addMember } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});

afterAll(() => app.close());

test('somebody who is let into a company is notified there, and nobody else', async () => {
  const administrator = await signIn(app);
  const colleague = await signIn(app, await addUser(app, { role: 'manager' }));
  const elsewhere = await addCompany(app);
  const account = await addUser(app, { companyId: elsewhere, role: 'manager' });
  const { data: roles } = await administrator.ask(listRoles, {});
  const role_id = roles.find(({ built_in }) => built_in === 'viewer')?.id ?? '';
  const body = { identifier: account.username, role_id, employee_id: null };
  await administrator.ask(addMember, { body });

  const here = await signIn(app, { ...account, companyId: 1 });
  const [notice, ...others] = await readInbox(app, here);
  expect(notice).toMatchObject({
    title: 'คุณได้รับสิทธิ์เข้าใช้งานบริษัทนี้แล้ว',
    entity: 'membership',
    read: false,
  });
  expect(others).toEqual([]);
  const [english] = await readInbox(app, here, 'en');
  expect(english?.title).toBe('You have been given access to this company');
  expect(await readInbox(app, await signIn(app, account))).toEqual([]);
  expect(await readInbox(app, colleague)).toEqual([]);
  expect(await readInbox(app, administrator)).toEqual([]);
});
