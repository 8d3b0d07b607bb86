import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccess } from '#modules/identity/contract/access.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', environment: { DEMO: '1' } });
});

afterAll(() => app.close());

const signInAs = (username: string) => signIn(app, { username, password: 'correct-horse-battery' });

test('a visitor learns nothing about anybody', async () => {
  expect((await send(app, { method: 'GET', path: getAccess.path })).status).toBe(401);
});

describe('what the signed-in person is and may do', () => {
  test('is returned for one of their companies', async () => {
    const manager = await signInAs('manager');
    const { data } = await manager.ask(getAccess, { query: { id: 1 } });
    expect(data).toMatchObject({
      company: { id: 1, theme: 'Default' },
      company_list: [{ id: 1 }, { id: 2 }],
      employee: {
        id: 77,
        first_name: 'Suntaree',
        last_name_th: 'พงษ์เจริญกิจ',
        position: 'ผู้อำนวยการฝ่ายจัดหาอ้อย',
        photo: null,
      },
      theme: 'Default',
    });
    expect(data.permissions).toContain('directory:read');
    expect(data.permissions).not.toContain('directory:read_everyone');
  });

  test('differs from company to company', async () => {
    const manager = await signInAs('manager');
    const { data } = await manager.ask(getAccess, { query: { id: 2 } });
    expect(data).toMatchObject({ company: { id: 2 }, employee: { id: 225 }, theme: 'ForestTheme' });
  });

  test('is returned for the first of their companies when none is given', async () => {
    const companyId = await addCompany(app);
    const somebody = await signIn(app, await addUser(app, { companyId, employee: false }));
    const { data } = await somebody.ask(getAccess, {});
    expect(data).toMatchObject({ company: { id: companyId }, employee: null });
    expect(data.company_list).toHaveLength(1);
  });

  test('is refused for any other company, existing or not', async () => {
    const staff = await signInAs('staff');
    for (const id of [2, 999]) {
      const { status, body } = await staff.call('GET', `${getAccess.path}?id=${id}`);
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'company_forbidden' });
    }
  });

  test('is exactly what a role of the company itself was given, as far as it exists', async () => {
    const permissions = ['directory:read', 'gone:read'] as const;
    const somebody = await signIn(app, await addUser(app, { permissions }));
    const { data } = await somebody.ask(getAccess, {});
    expect(data.permissions).toEqual(['directory:read']);
  });
});
