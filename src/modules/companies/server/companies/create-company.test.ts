import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditRoute } from '#modules/audit/contract/entries.ts';
import { createCompany } from '#modules/companies/contract/companies.ts';
import {
  getCompanyAddition,
  getCompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { getAccess } from '#modules/identity/contract/access.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { listUsers } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
});

afterAll(() => app.close());

let made = 0;

function companyCalled(changes: object = {}) {
  made += 1;
  const names = { name_th: 'บริษัท ไร่ใหม่ จำกัด', name_en: 'New Fields Ltd.' };
  return { ...names, code: `nf${made}`, ...changes };
}

describe('a company that somebody adds', () => {
  test('has its roles, and that person alone: as administrator, under their own name', async () => {
    const body = companyCalled();
    const added = await administrator.ask(createCompany, { body });
    expect(added).toMatchObject({ ...body, code: body.code.toUpperCase(), theme: 'Default' });
    const here = { companyId: added.id };
    const before = await administrator.ask(getAccess, { query: { id: 1 } });
    const { data: access } = await administrator.ask(getAccess, { query: { id: added.id } });
    expect(access.company_list).toContainEqual(added);
    expect(access.permissions).toEqual(before.data.permissions);
    const { id, first_name_th, last_name_th } = access.employee ?? {};
    expect([first_name_th, last_name_th]).toEqual([
      before.data.employee?.first_name_th,
      before.data.employee?.last_name_th,
    ]);
    expect(id).not.toBe(before.data.employee?.id);

    const { data: roles } = await administrator.ask(listRoles, here);
    expect(roles.map(({ built_in }) => built_in)).toEqual([
      'administrator',
      'manager',
      'staff',
      'viewer',
    ]);
    const users = await administrator.ask(listUsers, { ...here, query: {} });
    expect(users.data).toMatchObject([{ is_caller: true, role: { built_in: 'administrator' } }]);
    const { data: history } = await administrator.ask(listAuditRoute, { ...here, query: {} });
    expect(history.map(({ event }) => event).toSorted()).toEqual([
      'directory.employee_created',
      'identity.company_created',
      'identity.user_joined',
    ]);
    const name = `${first_name_th} ${last_name_th}`;
    expect(history.map(({ who }) => who)).toEqual([name, name, name]);
    const addition = await administrator.ask(getCompanyAddition, here);
    expect(addition).toMatchObject({ added_by: name });
    expect(await administrator.ask(getCompanyAddition, {})).toMatchObject({ added_by: null });
  });

  test('has the colours that were chosen', async () => {
    const body = companyCalled({ theme: 'ForestTheme' });
    const added = await administrator.ask(createCompany, { body });
    const here = { companyId: added.id };
    expect(await administrator.ask(getCompanyProfile, here)).toMatchObject({
      theme: 'ForestTheme',
    });
  });

  test('is closed to the people of other companies', async () => {
    const added = await administrator.ask(createCompany, { body: companyCalled() });
    const other = await signIn(app, await addUser(app, { role: 'administrator' }));
    const { status } = await other.call('GET', listUsers.path, { companyId: added.id });
    expect(status).toBe(403);
  });

  test('may be added by somebody who is not an employee', async () => {
    const permissions = ['settings:create_company'] as const;
    const founder = await signIn(app, await addUser(app, { permissions, employee: false }));
    const added = await founder.ask(createCompany, { body: companyCalled() });
    const { data: access } = await founder.ask(getAccess, { query: { id: added.id } });
    expect(access.employee).toBeNull();
    expect(access.permissions).toContain('identity:manage_users');
  });

  test('is added by nobody without the permission', async () => {
    const manager = await signIn(app, await addUser(app, { role: 'manager' }));
    const { path, method } = createCompany;
    expect((await manager.call(method, path, { body: companyCalled() })).status).toBe(403);
  });

  test.each([
    ['name_th', '  ', 'settings:errors.company_name_required'],
    ['name_en', undefined, 'settings:errors.company_name_required'],
    ['code', 'ธอท', 'settings:errors.company_code_invalid'],
    ['code', 'A B', 'settings:errors.company_code_invalid'],
    ['code', 'main', 'settings:errors.company_code_taken'],
  ])('needs a usable %s: not %s', async (path, value, code) => {
    const body = companyCalled({ [path]: value });
    const countCompanies = async () =>
      (await administrator.ask(getAccess, {})).data.company_list.length;
    const before = await countCompanies();
    const answer = await administrator.call('POST', createCompany.path, { body });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path, code }] } });
    expect(await countCompanies()).toBe(before);
  });

  test('changes its code to no other company’s', async () => {
    const added = await administrator.ask(createCompany, { body: companyCalled() });
    const here = { companyId: added.id };
    const { logo: _logo, ...stored } = await administrator.ask(getCompanyProfile, here);
    const change = (code: string) =>
      administrator.call('PUT', getCompanyProfile.path, { ...here, body: { ...stored, code } });
    expect(await change('main')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'code' }] },
    });
    expect(await change('field7')).toMatchObject({ status: 200, body: { code: 'FIELD7' } });
  });
});
