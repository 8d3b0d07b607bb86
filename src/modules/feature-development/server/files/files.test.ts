import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as files from '#modules/feature-development/contract/files.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let first: AddedUser;
let one: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  first = await addUser(app, { role: 'manager', username: 'หนึ่ง' });
  one = await signIn(app, first);
  other = await signIn(app, await addUser(app));
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
  it('has versions under its name, each with its own content, and is shown where a browser can', async () => {
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
    // The same content again changes nothing.
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
    // A ticket is valid only for its version.
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

  it('is refused with a reason when it is too large or belongs to nothing', async () => {
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

  it('is removed with all its versions, alone or with its SOW', async () => {
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
    await one.ask(sowRoutes.delete, { params: { id: sowId } });
    expect(await count()).toBe(before);
  });

  it('is removed with all its versions with the SOP or the value stream of its SOW, too', async () => {
    const count = () =>
      app.context.database.asSystem((tx) => tx.$count(storedFiles), { readOnly: true });
    const before = await count();
    for (const [kind, key] of [
      ['sops', 'sop_id'],
      ['value-streams', 'value_stream_id'],
    ] as const) {
      const sow = await createSow(one);
      await uploaded({ sowId: sow.id });
      await uploaded({ sowId: sow.id, content: 'ข' });
      expect(await count()).toBe(before + 2);
      const path = `/v1/${kind}/${sow[key]}`;
      const { name } = z.object({ name: z.string() }).parse((await one.call('GET', path)).body);
      const removed = await one.call('DELETE', `${path}?confirm_name=${encodeURIComponent(name)}`);
      expect(removed.status).toBe(204);
      expect(await count()).toBe(before);
    }
  });
});
