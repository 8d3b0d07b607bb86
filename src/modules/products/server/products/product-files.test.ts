import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT, productRoutes } from '#modules/products/contract/products.ts';
import * as files from '#platform/contract/attachments.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createProduct } from '../testing/products.ts';

let app: TestApp;
let keeper: SignedIn;
let viewer: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager', username: 'ผู้ดูแล' }));
  viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
});
afterAll(() => app.close());

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

interface Upload {
  readonly id: string;
  readonly by?: SignedIn;
  readonly name?: string;
  readonly content?: string | Buffer;
  readonly kind?: string;
  readonly key?: string;
}

function upload({ id, by = keeper, name = 'ใบรับรอง.txt', content = 'ก', kind, key }: Upload) {
  const body = new FormData();
  body.append('entity_type', kind ?? PRODUCT);
  body.append('entity_id', id);
  body.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    name,
  );
  return by.call('POST', '/v1/files/upload', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

const uploaded = async (what: Upload) => {
  const { status, body } = await upload(what);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return files.attachedFile.parse(body);
};
const filesOf = async (id: string, by = keeper) =>
  (await by.ask(files.listFilesRoute, { query: { entity_type: PRODUCT, entity_id: id } })).data;
const rows = () => app.context.database.asSystem((tx) => tx.$count(storedFiles));
const contents = async () => {
  const kept = join(app.directory, 'files', 'kept');
  if (!existsSync(kept)) return 0;
  const entries = await readdir(kept, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe('a file attached to a record', () => {
  it('is listed, shown by a ticket that works once, and removed with its content', async () => {
    const { id } = await createProduct(keeper);
    const made = await uploaded({ id, name: '../รูป.png', content: PNG });
    expect(made).toMatchObject({
      name: 'รูป.png',
      size: PNG.length,
      mime_type: 'image/png',
      preview: 'image',
      uploaded_by: 'ผู้ดูแล ทดสอบ',
    });
    expect(await filesOf(id, viewer)).toEqual([made]);
    const ticket = await viewer.ask(files.createFileTicketRoute, {
      params: made,
      body: { purpose: 'preview' },
    });
    const shown = await fetch(`${app.address}${ticket.url}`);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    expect((await fetch(`${app.address}${ticket.url}`)).status).toBe(404);
    expect((await viewer.call('DELETE', `/v1/files/${made.id}`)).status).toBe(403);
    await keeper.ask(files.removeFileRoute, { params: made });
    expect(await filesOf(id)).toEqual([]);
  });

  it('is stored once however often its content is sent, and disappears with its record', async () => {
    const before = await rows();
    const { id } = await createProduct(keeper);
    const made = await uploaded({ id });
    const stored = await contents();
    expect(await uploaded({ id })).toEqual(made);
    expect([await rows(), await contents()]).toEqual([before + 1, stored]);
    await uploaded({ id, content: 'ข' });
    expect(await filesOf(id)).toHaveLength(2);
    await keeper.ask(productRoutes.delete, { params: { id } });
    expect(await rows()).toBe(before);
    expect((await keeper.call('GET', `/v1/files/${made.id}/content`)).status).toBe(404);
  });

  it('under one idempotency key is answered as before; another content is refused and not stored', async () => {
    const { id } = await createProduct(keeper);
    const key = crypto.randomUUID();
    const first = await upload({ id, key });
    const stored = await contents();
    await keeper.ask(files.removeFileRoute, {
      params: files.attachedFile.parse(first.body),
    });
    const again = await upload({ id, key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await filesOf(id)).toEqual([]);
    expect((await upload({ id, key, content: 'ข' })).status).toBe(422);
    expect((await upload({ id, key, name: 'อีกชื่อ.txt' })).status).toBe(422);
    expect(await contents()).toBe(stored);
  });

  it('is refused without the permission, for a record that is not there, and for an unknown kind', async () => {
    const { id } = await createProduct(keeper);
    const stored = await contents();
    expect((await upload({ id, by: viewer })).status).toBe(403);
    expect((await upload({ id: crypto.randomUUID() })).status).toBe(404);
    expect((await upload({ id: 'ไม่ใช่รหัส' })).body).toMatchObject({
      fields: [{ path: 'entity_id' }],
    });
    expect((await upload({ id, kind: 'contract' })).body).toMatchObject({
      fields: [{ path: 'entity_type' }],
    });
    expect((await upload({ id, name: 'ก\u0000.txt' })).body).toMatchObject({
      code: 'file_name_invalid',
    });
    expect(await contents()).toBe(stored);
  });
});
