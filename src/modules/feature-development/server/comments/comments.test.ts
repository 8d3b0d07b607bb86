import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import * as comments from '#modules/feature-development/contract/comments.ts';
import * as files from '#modules/feature-development/contract/files.ts';
import { deleteSowRoute } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSow } from '../testing/tracking.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';

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

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

interface Upload {
  readonly sowId: string;
  readonly stage?: number;
  readonly name?: string;
  readonly content?: string | Buffer;
  readonly fields?: Record<string, string>;
}

function upload({ sowId, stage = 1, name = 'แบบ.txt', content = 'ก', fields }: Upload) {
  const body = new FormData();
  body.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    name,
  );
  const all = { entity_type: 'sow_stage', entity_id: `${sowId}_${stage}`, folder: 'sow_documents' };
  for (const [field, value] of Object.entries({ ...all, ...fields })) body.append(field, value);
  return one.call('POST', '/v1/files/upload', { body });
}

async function uploaded(what: Upload) {
  const { status, body } = await upload(what);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return files.stageFile.parse(body);
}

const ticketFor = (id: string, body: { purpose?: 'download' | 'preview'; version?: number } = {}) =>
  one.ask(files.createFileTicketRoute, { params: { id }, body });

describe('a file of a stage', () => {
  it('is kept under its name in versions, each with its own content, and shown where it can be', async () => {
    const { id: sowId } = await createSow(one);
    const made = await uploaded({ sowId, name: '../หน้าจอ.png', content: PNG });
    expect(made).toMatchObject({
      name: 'หน้าจอ.png',
      size: PNG.length,
      mime_type: 'image/png',
      preview: 'image',
      version: 1,
      uploaded_by: 'หนึ่ง ทดสอบ',
    });
    // The same again changes nothing.
    expect(await uploaded({ sowId, name: 'หน้าจอ.png', content: PNG })).toEqual(made);
    const text = await uploaded({ sowId, name: 'หน้าจอ.png', content: 'ไม่ใช่รูป' });
    expect(text).toMatchObject({ id: made.id, version: 2, preview: null });
    expect((await uploaded({ sowId, stage: 2, name: 'หน้าจอ.png' })).id).not.toBe(made.id);

    const [stage] = await one.ask(listStagesRoute, { params: { id: sowId } });
    expect(stage?.files).toEqual({ [made.id]: text });
    const { data } = await one.ask(files.listFileVersionsRoute, { params: made });
    expect(data.map(({ version, size }) => [version, size])).toEqual([
      [2, text.size],
      [1, PNG.length],
    ]);

    const { url } = await ticketFor(made.id, { purpose: 'preview', version: 1 });
    const shown = await fetch(`${app.address}${url}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    expect((await fetch(`${app.address}${url}`)).ok).toBe(false);
    // A ticket is good for what it was given for.
    const { url: older } = await ticketFor(made.id, { purpose: 'preview', version: 1 });
    expect((await fetch(`${app.address}${older.replace('version=1', 'version=2')}`)).ok).toBe(
      false,
    );
    const { url: saved } = await ticketFor(made.id);
    const download = await fetch(`${app.address}${saved}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await download.text()).toBe('ไม่ใช่รูป');
    const notShown = await one.call('POST', `/v1/feature-development/files/${made.id}/ticket`, {
      body: { purpose: 'preview' },
    });
    expect(notShown).toMatchObject({
      status: 409,
      body: { code: 'feature-development.file_not_shown' },
    });
    const authorization = `Bearer ${one.jwt}`;
    const direct = await fetch(`${app.address}${text.url}`, {
      headers: { authorization, 'x-company-id': '1' },
    });
    expect(await direct.text()).toBe('ไม่ใช่รูป');
  });

  it('is refused in words when it is too large, or belongs to nothing', async () => {
    const { id: sowId } = await createSow(one);
    const huge = Buffer.alloc(100 * 1024 * 1024);
    expect(await upload({ sowId, name: 'วิดีโอ.mp4', content: huge })).toMatchObject({
      status: 413,
      body: { message: 'ไฟล์ “วิดีโอ.mp4” ใหญ่เกินไป แนบได้ไฟล์ละไม่เกิน 25 MB' },
    });
    for (const stage of [0, 21]) {
      expect(await upload({ sowId, stage })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'entity_id', message: 'ไม่มีขั้นตอนนี้ ขั้นตอนมีตั้งแต่ 1 ถึง 20' }] },
      });
    }
    expect(await upload({ sowId, fields: { entity_type: 'contract' } })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'entity_type' }] },
    });
    expect((await upload({ sowId: first.userId })).status).toBe(404);
    const stages = await one.ask(listStagesRoute, { params: { id: sowId } });
    expect(stages.flatMap((stage) => Object.keys(stage.files))).toEqual([]);
  });

  it('goes with all its versions, alone or with its SOW', async () => {
    const count = () =>
      app.context.database.asSystem((tx) => tx.$count(storedFiles), { readOnly: true });
    const before = await count();
    const { id: sowId } = await createSow(one);
    const made = await uploaded({ sowId });
    await uploaded({ sowId, content: 'ข' });
    await uploaded({ sowId, stage: 4 });
    expect(await count()).toBe(before + 3);
    await other.ask(files.removeFileRoute, { params: made });
    expect(await count()).toBe(before + 1);
    await one.ask(deleteSowRoute, { params: { id: sowId } });
    expect(await count()).toBe(before);
  });
});

describe('a comment', () => {
  it('is told to whom it mentions, once, and changed and deleted by its author alone', async () => {
    const sow = await createSow(one, { name: 'ใบชั่งอ้อย' });
    const path = `/v1/feature-development/sows/${sow.id}/comments`;
    const refused = await one.call('POST', path, {
      body: { text: 'ช่วยดู', mentions: [second.employeeId, neighbour.employeeId] },
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'mentions.1' }] } });
    expect((await one.call('POST', path, { body: { text: ' ' } })).body).toMatchObject({
      fields: [{ path: 'text', message: 'กรุณาพิมพ์ความคิดเห็น' }],
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

    const inbox = await other.ask(listInboxRoute, { query: {} });
    expect(inbox.data).toMatchObject([
      {
        title: 'หนึ่ง ทดสอบ กล่าวถึงคุณใน “ใบชั่งอ้อย”',
        entity: 'sow',
        record_id: sow.id,
        within: sow.sop_id,
      },
    ]);
    expect((await one.ask(listInboxRoute, { query: {} })).data).toEqual([]);

    const own = `/v1/feature-development/comments/${made.id}`;
    const edit = { text: 'ตรวจแล้ว', mentions: [second.employeeId], version: 1 };
    expect((await other.call('PUT', own, { body: edit })).status).toBe(403);
    expect((await one.call('PUT', own, { body: edit })).body).toMatchObject({ version: 2 });
    expect(await one.call('PUT', own, { body: { ...edit, text: 'อีกครั้ง' } })).toMatchObject({
      status: 409,
      body: { current: { text: 'ตรวจแล้ว' } },
    });
    expect((await other.ask(listInboxRoute, { query: {} })).data).toHaveLength(1);
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

it('the timeline tells all that was done to a SOW, a list that was worked through in one entry', async () => {
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
