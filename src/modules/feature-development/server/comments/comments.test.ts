import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as comments from '#modules/feature-development/contract/comments.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let first: AddedUser;
let second: AddedUser;
let one: SignedIn;
let other: SignedIn;
let neighbour: AddedUser;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  first = await addUser(app, { role: 'manager', username: 'หนึ่ง' });
  second = await addUser(app, { username: 'สอง' });
  one = await signIn(app, first);
  other = await signIn(app, second);
  neighbour = await addUser(app, { companyId: await addCompany(app) });
});
afterAll(() => app.close());

describe('a comment', () => {
  it('notifies those it mentions, once, and only its author changes and deletes it', async () => {
    const sow = await createSow(one, { name: 'ใบชั่งอ้อย' });
    const path = `/v1/feature-development/sows/${sow.id}/comments`;
    const refused = await one.call('POST', path, {
      body: { text: 'ช่วยดู', mentions: [second.employeeId, neighbour.employeeId] },
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'mentions.1' }] } });
    expect((await one.call('POST', path, { body: { text: ' ' } })).body).toMatchObject({
      fields: [{ path: 'text', message: 'กรุณากรอกความคิดเห็น' }],
    });
    const made = await one.ask(comments.addCommentRoute, {
      params: sow,
      body: {
        text: '@สอง ช่วยตรวจหน้าจอ',
        mentions: [second.employeeId ?? 0, first.employeeId ?? 0],
        stage_number: 10,
      },
    });
    expect(made).toMatchObject({ is_own: true, author: 'หนึ่ง ทดสอบ', stage_number: 10 });
    expect(made.mentions.map(({ name }) => name)).toEqual(['สอง ทดสอบ', 'หนึ่ง ทดสอบ']);

    const inbox = await readInbox(app, other);
    expect(inbox).toMatchObject([
      {
        title: 'หนึ่ง ทดสอบ กล่าวถึงคุณใน “ใบชั่งอ้อย”',
        entity: 'sow',
        record_id: sow.id,
        within: sow.sop_id,
      },
    ]);
    expect(await readInbox(app, one)).toEqual([]);

    const own = `/v1/feature-development/comments/${made.id}`;
    const edit = { text: 'ตรวจแล้ว', mentions: [second.employeeId], version: 1 };
    expect((await other.call('PUT', own, { body: edit })).status).toBe(403);
    expect((await one.call('PUT', own, { body: edit })).body).toMatchObject({ version: 2 });
    expect(await one.call('PUT', own, { body: { ...edit, text: 'อีกครั้ง' } })).toMatchObject({
      status: 409,
      body: { current: { text: 'ตรวจแล้ว' } },
    });
    expect(await readInbox(app, other)).toHaveLength(1);
    const list = (query: object) => other.ask(comments.listCommentsRoute, { params: sow, query });
    expect((await list({ stage_number: 10 })).data).toMatchObject([{ is_own: false, version: 2 }]);
    expect((await list({ stage_number: 9 })).data).toEqual([]);
    expect((await other.call('DELETE', own)).status).toBe(403);
    expect((await one.call('DELETE', own)).status).toBe(204);
    expect((await list({})).data).toEqual([]);
  });

  it('is read page by page, the newest first', async () => {
    const sow = await createSow(one);
    for (const text of ['ก', 'ข', 'ค']) {
      await one.ask(comments.addCommentRoute, { params: sow, body: { text } });
    }
    const page = (before?: string) =>
      one.ask(comments.listCommentsRoute, { params: sow, query: { limit: 2, before } });
    const newest = await page();
    expect(newest.data.map(({ text }) => text)).toEqual(['ค', 'ข']);
    const rest = await page(newest.next ?? undefined);
    expect(rest).toMatchObject({ data: [{ text: 'ก' }], next: null });
  });
});
