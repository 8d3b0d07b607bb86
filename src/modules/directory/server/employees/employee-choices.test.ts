import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deactivateEmployeeRoute,
  listEmployeesUnderMe,
  reactivateEmployeeRoute,
} from '#modules/directory/contract/employees.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

const PATH = '/api/employee-dropdrow-underme';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', environment: { DEMO: '1' } });
});

afterAll(() => app.close());

function signInAs(username: string, companyId = 1) {
  return signIn(app, { username, password: 'correct-horse-battery', companyId });
}

describe('the choice of employees', () => {
  test('contains the person and everyone below them at any depth', async () => {
    const manager = await signInAs('manager');
    const { data } = await manager.ask(listEmployeesUnderMe, {});
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      77, 80, 81, 82, 83, 84, 85,
    ]);
  });

  test('contains only the person when they manage nobody', async () => {
    const staff = await signInAs('staff');
    expect(await staff.ask(listEmployeesUnderMe, {})).toEqual({
      data: [
        {
          id: 82,
          first_name: 'Thanakorn',
          last_name: 'Boonma',
          first_name_th: 'ธนากร',
          last_name_th: 'บุญมา',
          position: 'เจ้าหน้าที่ส่งเสริมการปลูกอ้อย',
        },
      ],
    });
  });

  test('is the whole company for an administrator, whose number is 94', async () => {
    const administrator = await signInAs('admin');
    const query = { company_id: 1, employee_id: 94 };
    const { data } = await administrator.ask(listEmployeesUnderMe, { query });
    expect(data).toHaveLength(25);
  });

  test('leaves out who has an account where that is wanted', async () => {
    for (const [username, accounts] of Object.entries({
      admin: [77, 82, 94, 98],
      manager: [77, 82],
    })) {
      const person = await signInAs(username);
      const choose = async (query: { signs_in?: 'no' }) =>
        (await person.ask(listEmployeesUnderMe, { query })).data.map(({ id }) => id);
      const without = new Set(await choose({ signs_in: 'no' }));
      const left = new Set(await choose({})).difference(without);
      expect([...left].toSorted((a, b) => a - b)).toEqual(accounts);
    }
  });

  test('has nobody who left, until they are back', async () => {
    const administrator = await signInAs('admin');
    const manager = await signInAs('manager');
    const choicesOf = async (person: typeof manager) =>
      (await person.ask(listEmployeesUnderMe, {})).data.map(({ id }) => id);
    const params = { id: 85 };
    const both = () => Promise.all([choicesOf(administrator), choicesOf(manager)]);
    const before = await both();
    await administrator.ask(deactivateEmployeeRoute, { params });
    expect(await both()).toEqual(before.map((ids) => ids.filter((id) => id !== params.id)));
    await administrator.ask(reactivateEmployeeRoute, { params });
    expect(await both()).toEqual(before);
    expect(before.every((ids) => ids.includes(params.id))).toBe(true);
  });

  test('is in the order of a Thai dictionary, where a leading vowel counts after its consonant', async () => {
    const administrator = await signInAs('admin');
    const { data } = await administrator.ask(listEmployeesUnderMe, {});
    const names = data.map((employee) => employee.first_name_th);
    expect(names.slice(0, 2)).toEqual(['กมลชนก', 'กฤษณะ']);
    // Were the characters compared one by one, the names with a leading vowel would come last.
    expect(names.indexOf('เบญจวรรณ')).toBeLessThan(names.indexOf('ปกรณ์'));
    expect(names.indexOf('โสภิดา')).toBeGreaterThan(names.indexOf('สุนทรี'));
    expect(names.at(-1)).toBe('เอกชัย');
  });

  test('has positions in the language of the caller', async () => {
    const staff = await signInAs('staff');
    const headers = { 'accept-language': 'en-GB' };
    const { data } = await staff.ask(listEmployeesUnderMe, { headers });
    expect(data[0]?.position).toBe('Cane Extension Officer');
  });

  test('refuses a company or an employee that does not belong to the session', async () => {
    const manager = await signInAs('manager');
    const ask = (query: string) => manager.call('GET', `${PATH}?${query}`);
    expect((await ask('company_id=1&employee_id=77')).status).toBe(200);
    expect((await ask('company_id=2')).status).toBe(403);
    expect((await ask('employee_id=94')).body).toMatchObject({
      code: 'directory.not_your_employee_id',
    });
    expect((await ask('employee_id=ninety')).status).toBe(400);
  });

  test('is another one in another company', async () => {
    const manager = await signInAs('manager', 2);
    const { data } = await manager.ask(listEmployeesUnderMe, {});
    expect(data.map(({ id }) => id)).toEqual([225]);
  });

  test('is empty for a person who is not an employee', async () => {
    const auditor = await addUser(app, { role: 'viewer', employee: false });
    const { data } = await (await signIn(app, auditor)).ask(listEmployeesUnderMe, {});
    expect(data).toEqual([]);
  });

  test('needs the permission', async () => {
    const companyId = await addCompany(app);
    const nobody = await signIn(app, await addUser(app, { companyId, permissions: [] }));
    expect((await nobody.call('GET', PATH)).status).toBe(403);
  });
});

test('the example companies have 25 people each, and each role can sign in', async () => {
  const counts = await app.context.connection.pool.query(
    'select company_id, count(*) from employees where id < 1000 group by 1 order by 1',
  );
  expect(counts.rows).toEqual([
    { company_id: 1, count: 25 },
    { company_id: 2, count: 25 },
  ]);
  expect(app.notices.join('\n')).toContain('manager, staff, viewer');
});
