import { afterAll, beforeAll, expect, it } from 'vitest';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import { editSowRoute } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let second: AddedUser;
let one: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  second = await addUser(app, { username: 'สอง' });
  one = await signIn(app, await addUser(app, { role: 'manager' }));
  other = await signIn(app, second);
});
afterAll(() => app.close());

it('the timeline shows everything that was done to a SOW, working through a checklist in one entry', async () => {
  const sow = await createSow(one);
  const { id } = sow;
  const assign = { assignee_ids: [second.employeeId] };
  await one.call('POST', `/v1/sows/${id}/stages/1/assign`, { body: assign });
  const form = new FormData();
  form.append('stage_number', '1');
  form.append('csv_file', new Blob(['Table: ตรวจ\nข้อ\nหนึ่ง\nสอง']), 'a.csv');
  await one.call('POST', `/v1/sows/${id}/checklist/upload`, { body: form });
  const [stage] = await one.ask(listStagesRoute, { params: { id } });
  for (const row of stage?.checklist[0]?.rows ?? []) {
    const body = { item_id: row.id, is_checked: true };
    await one.call('PATCH', `/v1/sows/${id}/stages/1/checklist/items`, { body });
  }
  await one.call('POST', `/v1/sows/${id}/complete-stage`, { body: { stage_number: 1 } });
  const rollback = { target_stage: 1, reason: 'เอกสารไม่ครบ' };
  await other.call('POST', `/v1/sows/${id}/rollback-stage`, { body: rollback });

  const read = (query: object) => one.ask(listActivityRoute, { params: { id }, query });
  const { data, next } = await read({});
  expect(next).toBeNull();
  expect(data.map(({ event, count }) => [event.split('.')[1], count])).toEqual([
    ['stage_rolled_back', 1],
    ['stage_completed', 1],
    ['checklist_row_done', 2],
    ['checklist_uploaded', 1],
    ['stage_assigned', 1],
    ['sow_created', 1],
  ]);
  expect(data[0]).toMatchObject({
    what: 'ย้อนกลับขั้นตอนของ SOW',
    kind: 'stages',
    who: 'สอง ทดสอบ',
    stage_number: 1,
    reason: 'เอกสารไม่ครบ',
  });
  expect(data[2]?.subjects).toEqual(['หนึ่ง', 'สอง']);
  expect(data[4]?.subjects).toEqual(['สอง ทดสอบ']);
  expect((await read({ kind: 'checklists' })).data).toHaveLength(2);
  const page = await read({ limit: 2 });
  expect((await read({ limit: 10, before: page.next ?? 0 })).data[0]?.count).toBe(2);
});

it('an edit says in its line what each field was and is, by names', async () => {
  const { id, version } = await createSow(one, { tags: ['ห้องแล็บ'], due_date: '2026-11-20' });
  const body = {
    version,
    tags: ['โรงงาน'],
    due_date: '2026-12-11',
    assignee_id: second.employeeId,
  };
  await one.ask(editSowRoute, { params: { id }, body });
  const { data } = await one.ask(listActivityRoute, { params: { id } });
  const changes = data[0]?.changes.map(({ label, before, after }) => [label, before, after]);
  expect(changes).toContainEqual(['แท็ก', 'ห้องแล็บ', 'โรงงาน']);
  expect(changes).toContainEqual(['วันครบกำหนด', '20 พ.ย. 2569', '11 ธ.ค. 2569']);
  expect(changes).toContainEqual(['ผู้รับผิดชอบ', null, 'สอง ทดสอบ']);
  expect(changes).toHaveLength(3);
});

it('names an account that is no employee by its username', async () => {
  const account = { role: 'manager', username: 'ผู้สอบบัญชี', employee: false } as const;
  const auditor = await signIn(app, await addUser(app, account));
  const { id } = await createSow(auditor);
  const { data } = await one.ask(listActivityRoute, { params: { id } });
  expect(data.map(({ who }) => who)).toEqual(['ผู้สอบบัญชี']);
});
