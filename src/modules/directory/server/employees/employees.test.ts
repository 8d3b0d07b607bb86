import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as departments from '#modules/directory/contract/organization.ts';
import * as routes from '#modules/directory/contract/employees.ts';
import type { EmployeeInput } from '#modules/directory/contract/employees.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { createAgent } from '#modules/agents/server/testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

let made = 0;

function inputOf(input: Partial<EmployeeInput> = {}): EmployeeInput {
  made += 1;
  return {
    code: `E-${made}`,
    first_name_th: 'สมหญิง',
    last_name_th: 'น้ำใจดี',
    first_name: 'Somying',
    last_name: 'Namjaidee',
    email: null,
    phone: null,
    department_id: null,
    position_id: null,
    manager_id: null,
    ...input,
  };
}

const add = (input: Partial<EmployeeInput> = {}) =>
  keeper.ask(routes.createEmployeeRoute, { body: inputOf(input) });

const list = (query: Record<string, string> = {}) =>
  keeper.ask(routes.listEmployeesRoute, { query });

describe('an employee', () => {
  it('is added with department and manager, and read in the caller’s language', async () => {
    const department = await keeper.ask(departments.createDepartmentRoute, {
      body: { name_th: 'ฝ่ายผลิต', name_en: 'Production' },
    });
    const manager = await add({ first_name_th: 'หัวหน้า', first_name: 'Head' });
    const employee = await add({
      department_id: department.id,
      manager_id: manager.id,
      email: 'somying@example.com',
      phone: '+66 81-234-5678',
    });
    expect(employee).toMatchObject({
      department: { id: department.id, name: 'ฝ่ายผลิต' },
      manager: { id: manager.id, name: 'หัวหน้า น้ำใจดี' },
      status: 'active',
      signs_in: false,
    });
    const english = await keeper.ask(routes.getEmployeeRoute, {
      params: { id: employee.id },
      headers: { 'accept-language': 'en' },
    });
    expect(english.department?.name).toBe('Production');
    expect(english.manager?.name).toBe('Head Namjaidee');
    expect((await list({ department_id: department.id })).data.map(({ id }) => id)).toEqual([
      employee.id,
    ]);
  });

  it.each([
    ['first_name_th', { first_name_th: ' ' }, 'directory:errors.first_name_th_required'],
    ['email', { email: 'nobody' }, 'directory:errors.email_invalid'],
    ['phone', { phone: 'call me' }, 'directory:errors.phone_invalid'],
    ['code', { code: 'two words' }, 'directory:errors.code_invalid'],
    ['manager_id', { manager_id: 2_000_000 }, 'directory:errors.manager_unknown'],
    [
      'department_id',
      { department_id: '01900000-0000-7000-8000-000000000000' },
      'directory:errors.department_unknown',
    ],
  ])('is refused with a word beside %s', async (path, input, code) => {
    const answer = await keeper.call('POST', '/v1/employees', { body: inputOf(input) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path, code }] });
  });

  it('has a unique code in the company', async () => {
    const { code } = await add();
    const answer = await keeper.call('POST', '/v1/employees', { body: inputOf({ code }) });
    expect(answer.body).toMatchObject({
      fields: [{ path: 'code', code: 'directory:errors.code_taken' }],
    });
    const neighbour = await signIn(
      app,
      await addUser(app, { companyId: await addCompany(app), role: 'administrator' }),
    );
    await neighbour.ask(routes.createEmployeeRoute, { body: inputOf({ code }) });
  });

  it('is not overwritten by an editor who saw an older version', async () => {
    const employee = await add();
    const { updated_at } = employee;
    const params = { id: employee.id };
    const first = inputOf({ code: employee.code, phone: '081 111 1111' });
    const saved = await keeper.ask(routes.updateEmployeeRoute, {
      params,
      body: { ...first, updated_at },
    });
    const answer = await keeper.call('PUT', `/v1/employees/${employee.id}`, {
      body: { ...first, phone: '082 222 2222', updated_at },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ current: saved });
    const events = await queryRows(
      app,
      `select before ->> 'phone' as before, after ->> 'phone' as after from event_log
       where name = 'directory.employee_updated' and entity_id = '${employee.id}'`,
    );
    expect(events).toEqual([{ before: null, after: '081 111 1111' }]);
  });

  it('cannot have themselves or a subordinate as manager', async () => {
    const top = await add();
    const middle = await add({ manager_id: top.id });
    const bottom = await add({ manager_id: middle.id });
    for (const manager_id of [top.id, bottom.id]) {
      const answer = await keeper.call('PUT', `/v1/employees/${top.id}`, {
        body: { ...inputOf({ manager_id }), updated_at: top.updated_at },
      });
      expect(answer.body).toMatchObject({
        fields: [{ path: 'manager_id', code: 'directory:errors.manager_is_under_her' }],
      });
    }
  });

  it('keeps a manager who left until another is chosen, but nobody new gets that manager', async () => {
    const manager = await add();
    const employee = await add({ manager_id: manager.id });
    await keeper.ask(routes.deactivateEmployeeRoute, { params: { id: manager.id } });
    const body = inputOf({ manager_id: manager.id });
    const kept = await keeper.ask(routes.updateEmployeeRoute, {
      params: { id: employee.id },
      body: { ...body, updated_at: employee.updated_at },
    });
    expect(kept.manager?.id).toBe(manager.id);
    const refused = await keeper.call('POST', '/v1/employees', {
      body: inputOf({ manager_id: manager.id }),
    });
    expect(refused.status).toBe(400);
  });

  it('leaves and comes back, each recorded once in the history', async () => {
    const { id } = await add();
    const act = (route: typeof routes.deactivateEmployeeRoute) =>
      keeper.ask(route, { params: { id } });
    expect((await act(routes.deactivateEmployeeRoute)).status).toBe('inactive');
    await act(routes.deactivateEmployeeRoute);
    const back = await keeper.ask(routes.reactivateEmployeeRoute, { params: { id } });
    expect(back.status).toBe('active');
    const events = await queryRows<{ name: string }>(
      app,
      `select name from event_log where entity = 'employee' and entity_id = '${id}' order by sequence`,
    );
    expect(events.map(({ name }) => name)).toEqual([
      'directory.employee_created',
      'directory.employee_deactivated',
      'directory.employee_reactivated',
    ]);
  });

  it('is deleted only when nothing refers to them, and the refusal lists what does', async () => {
    const { id } = await add();
    await keeper.ask(routes.deleteEmployeeRoute, { params: { id } });
    expect((await keeper.call('GET', `/v1/employees/${id}`)).status).toBe(404);

    const user = await addUser(app, { role: 'manager' });
    const owner = await signIn(app, user);
    const employeeId = user.employeeId ?? 0;
    await createAgent({ ...owner, employeeId }, { name: 'ผู้ช่วย' });
    await add({ manager_id: employeeId });
    await add({ manager_id: employeeId });
    const answer = await keeper.call('DELETE', `/v1/employees/${employeeId}`);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'directory.employee_in_use' });
    const { message } = errorBody.parse(answer.body);
    expect(message).toContain('เป็นหัวหน้าของพนักงาน 2 คน');
    expect(message).toContain('ผูกกับบัญชีผู้ใช้');
    expect(message).toContain('รับผิดชอบเอเจนต์ 1 ตัว');
    expect((await list({ search: user.username })).data[0]?.signs_in).toBe(true);
  });
});

describe('the list of employees', () => {
  it('finds every word in any field and spelling, and nobody of another company', async () => {
    const one = await add({ code: 'คลัง-๐๐๗', first_name_th: 'ก้องภพ', phone: '02 999 0007' });
    await add({ first_name_th: 'ก้องภพ' });
    for (const search of ['คลัง-007', 'ก้องภพ 0007', 'น\u0E4D\u0E49าใจดี คลัง', 'NAMJAIDEE คลัง']) {
      expect((await list({ search })).data.map(({ id }) => id)).toEqual([one.id]);
    }
    const neighbour = await signIn(
      app,
      await addUser(app, { companyId: await addCompany(app), role: 'administrator' }),
    );
    const theirs = await neighbour.ask(routes.listEmployeesRoute, { query: { search: 'ก้องภพ' } });
    expect(theirs).toMatchObject({ data: [], total: 0 });
  });

  it('is in the order of a Thai dictionary, a page at a time', async () => {
    const family = 'เรียงลำดับ';
    for (const first_name_th of ['เอก', 'กมล', 'ไพโรจน์', 'เบญจ', 'ปกรณ์']) {
      await add({ first_name_th, last_name_th: family });
    }
    const pages = [1, 2].map((page) =>
      list({ search: family, page: String(page), page_size: '3' }),
    );
    const [first, second] = await Promise.all(pages);
    const names = [...(first?.data ?? []), ...(second?.data ?? [])];
    expect(names.map(({ first_name_th }) => first_name_th)).toEqual([
      'กมล',
      'เบญจ',
      'ปกรณ์',
      'ไพโรจน์',
      'เอก',
    ]);
    expect(first?.total).toBe(5);
  });

  it('is searched by the palette in either language, and only for people who may see everybody', async () => {
    const employee = await add({ first_name_th: 'พาเลต', first_name: 'Palette' });
    const found = await keeper.ask(searchRoute, { query: { q: 'palette' } });
    expect(found.data).toContainEqual({
      entity: 'employee',
      id: String(employee.id),
      name: 'พาเลต น้ำใจดี',
      detail: `${employee.code} · Palette Namjaidee`,
      within: null,
    });
    const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
    const hidden = await viewer.ask(searchRoute, { query: { q: 'palette' } });
    expect(hidden.data).toEqual([]);
    expect((await viewer.call('GET', '/v1/employees')).status).toBe(403);
  });
});
