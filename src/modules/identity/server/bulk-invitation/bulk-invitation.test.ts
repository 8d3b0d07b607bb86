import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bulkInvitationReport,
  type BulkInvitationReport,
} from '#modules/identity/contract/bulk-invitation.ts';
import { createRole } from '#modules/identity/contract/roles.ts';
import { redeemAccountLink } from '#modules/identity/contract/sign-in.ts';
import { listUsers } from '#modules/identity/contract/users.ts';
import { createEmployee } from '#modules/directory/server/testing/employees.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

const HEADINGS = 'ชื่อผู้ใช้,อีเมล,บทบาท,รหัสพนักงาน';
const PASSWORD = 'a-long-phrase-of-mine';

let app: TestApp;
let administrator: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app, await addUser(app, { role: 'administrator' }));
});

afterAll(() => app.close());

function upload(person: SignedIn, file: string | Uint8Array<ArrayBuffer>, dryRun = false) {
  const body = new FormData();
  body.append('file', new Blob([file]), 'people.csv');
  return person.call('POST', `/v1/users/import?dry_run=${dryRun}`, { body });
}

async function take(file: string, dryRun = false): Promise<BulkInvitationReport> {
  const answer = await upload(administrator, file, dryRun);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return bulkInvitationReport.parse(answer.body);
}

const find = async (search: string) =>
  (await administrator.ask(listUsers, { query: { search } })).data;

const newName = () => `bulk-${(count += 1)}`;

describe('people invited by a file', () => {
  test('get accounts with role and employee, and sign in by their links', async () => {
    const code = `คน-${(count += 1)}`;
    await createEmployee(administrator, { code });
    const [first, second] = [newName(), newName()];
    const file = `${HEADINGS}\n${first},${first}@test.example,ผู้จัดการ,${code}\n${second},,Viewer,`;
    const tried = await take(file, true);
    expect(tried).toMatchObject({ rows: 2, problems_total: 0, invited: [] });
    expect(await find(first)).toEqual([]);

    const { invited } = await take(file);
    expect(invited.map(({ username }) => username)).toEqual([first, second]);
    expect((await find(first))[0]).toMatchObject({
      status: 'invited',
      email: `${first}@test.example`,
      role: { built_in: 'manager' },
    });
    expect((await find(first))[0]?.employee).not.toBeNull();
    expect((await find(second))[0]).toMatchObject({ role: { built_in: 'viewer' }, employee: null });
    const token = invited[1]?.link?.token;
    const body = { token, password: PASSWORD };
    const redeemed = await send(app, { method: 'POST', path: redeemAccountLink.path, body });
    expect(redeemed.status).toBe(204);
    await signIn(app, { username: second, password: PASSWORD });
  });

  test('are refused together when one line is wrong, each problem at its line and column', async () => {
    const good = newName();
    const taken = (await addUser(app)).username;
    const file = [
      HEADINGS,
      `${good},,เจ้าหน้าที่,`,
      'มะลิ,nobody,เจ้าหน้าที่,',
      `${taken},,หัวหน้าใหญ่,ไม่มี`,
      `${good.toUpperCase()},,viewer,`,
      `${newName()},,,`,
    ].join('\r\n');
    const { problems, problems_total } = await take(file, true);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'username'],
      [3, 'email'],
      [4, 'role'],
      [4, 'username'],
      [4, 'employee_code'],
      [5, 'username'],
      [6, 'role'],
    ]);
    expect(problems[5]?.message).toBe('ซ้ำกับบรรทัดที่ 2');
    expect(problems_total).toBe(7);
    expect(await upload(administrator, file)).toMatchObject({
      status: 409,
      body: { code: 'import_has_problems' },
    });
    expect(await find(good)).toEqual([]);
  });

  test('get no role that may do more than the person who invites them', async () => {
    const own = await administrator.ask(createRole, {
      body: { name: `Inviters ${(count += 1)}`, permissions: ['identity:manage_users'] },
    });
    const inviter = await signIn(
      app,
      await addUser(app, { permissions: ['identity:manage_users'] }),
    );
    const file = `${HEADINGS}\n${newName()},,administrator,\n${newName()},,${own.name.toUpperCase()},`;
    const answer = await upload(inviter, file, true);
    const { problems } = bulkInvitationReport.parse(answer.body);
    expect(problems).toMatchObject([{ line: 2, column: 'role', value: 'administrator' }]);
  });

  test('are refused with more than 500 lines, and without a heading that is needed', async () => {
    const many = Array.from({ length: 501 }, () => `${newName()},,viewer,`);
    expect(await upload(administrator, [HEADINGS, ...many].join('\n'))).toMatchObject({
      status: 400,
      body: { code: 'too_many_rows' },
    });
    expect(await upload(administrator, 'ชื่อผู้ใช้,อีเมล\nsomchai,')).toMatchObject({
      status: 400,
      body: { code: 'columns_missing' },
    });
  });
});
