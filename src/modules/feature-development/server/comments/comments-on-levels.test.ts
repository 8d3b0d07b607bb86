import { afterAll, beforeAll, expect, it } from 'vitest';
import * as activity from '#modules/feature-development/contract/activity.ts';
import * as comments from '#modules/feature-development/contract/comments.ts';
import { editValueStreamRoute } from '#modules/feature-development/contract/value-streams.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { createSop, createValueStream } from '../testing/tracking.ts';

let app: TestApp;
let second: AddedUser;
let one: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  one = await signIn(app, await addUser(app, { role: 'manager', username: 'หนึ่ง' }));
  second = await addUser(app, { username: 'สอง' });
  other = await signIn(app, second);
});
afterAll(() => app.close());

it('value streams and SOPs are commented on as SOWs are, and have a history', async () => {
  const stream = await createValueStream(one, { name: 'หีบอ้อย', notes: 'บันทึกยาว' });
  const sop = await createSop(one, { name: 'ชั่งอ้อย', value_stream_id: stream.id });
  const body = { text: '@สอง ดูด้วย', mentions: [second.employeeId ?? 0] };
  const made = await one.ask(comments.addSopCommentRoute, { params: sop, body });
  expect(made).toMatchObject({ sop_id: sop.id, sow_id: null, value_stream_id: null });
  await one.ask(comments.addValueStreamCommentRoute, { params: stream, body: { text: 'เริ่มแล้ว' } });

  const inbox = await readInbox(app, other);
  expect(inbox).toMatchObject([
    { title: 'หนึ่ง ทดสอบ กล่าวถึงคุณใน “ชั่งอ้อย”', entity: 'sop', record_id: sop.id },
  ]);
  const list = await other.ask(comments.listSopCommentsRoute, { params: sop, query: {} });
  expect(list.data).toMatchObject([{ text: '@สอง ดูด้วย', is_own: false }]);
  const path = `/v1/feature-development/comments/${made.id}`;
  expect((await one.call('DELETE', path)).status).toBe(204);

  const due = { version: 1, due_date: '2026-12-31' };
  await one.ask(editValueStreamRoute, { params: stream, body: due });
  const history = await one.ask(activity.listValueStreamActivityRoute, {
    params: stream,
    query: {},
  });
  expect(history.data).toMatchObject([
    { what: 'แก้ไข Value Stream', who: 'หนึ่ง ทดสอบ', changed: ['due_date'], subjects: [] },
    { what: 'แสดงความคิดเห็น', subjects: ['เริ่มแล้ว'] },
    { what: 'สร้าง Value Stream' },
  ]);
  const ofSop = await one.ask(activity.listSopActivityRoute, {
    params: sop,
    query: { kind: 'comments' },
  });
  expect(ofSop.data.map(({ what }) => what)).toEqual(['ลบความคิดเห็น', 'แสดงความคิดเห็น']);
});
