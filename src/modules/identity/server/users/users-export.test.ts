import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUsersExport } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

it('the users of the company are exported as filtered, without other companies; the history shows who did it', async () => {
  const administrator = await signIn(app);
  for (let n = 1; n <= 3; n += 1) await addUser(app, { username: `taken-${n}`, role: 'viewer' });
  await addUser(app, { username: 'taken-elsewhere', companyId: await addCompany(app) });
  const { url } = await administrator.ask(createUsersExport, {
    body: { format: 'csv', search: 'taken', sort: '-username' },
  });
  const answer = await fetch(`${app.address}${url}`);
  const rows: string[][] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true });
  expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual([
    ['ชื่อผู้ใช้', 'บทบาท', 'สถานะ'],
    ['taken-3', 'ผู้อ่านข้อมูล', 'ใช้งาน'],
    ['taken-2', 'ผู้อ่านข้อมูล', 'ใช้งาน'],
    ['taken-1', 'ผู้อ่านข้อมูล', 'ใช้งาน'],
  ]);
  const events = await queryRows(
    app,
    `select entity_id, user_id, after ->> 'search' as search from event_log
     where name = 'identity.list_exported'`,
  );
  expect(events).toEqual([{ entity_id: 'user', user_id: administrator.userId, search: 'taken' }]);
});

it('a person who may not see the users gets no link', async () => {
  const manager = await signIn(app, await addUser(app, { role: 'manager' }));
  const answer = await manager.call('POST', '/v1/users/export-ticket', { body: { format: 'csv' } });
  expect(answer.status).toBe(403);
});
