import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeZip, type ZipPart } from '#libraries/documents/testing/make-zip.ts';
import * as documents from '#modules/farmer-quotas/contract/documents.ts';
import { verifyQuotaRoute } from '#modules/farmer-quotas/contract/verification.ts';
import { importDocumentsRoute } from '#modules/farmer-quotas/contract/imports.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { makePhotograph, TOLD } from '#platform/server/files/testing/make-photograph.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { drawDocument } from '../demo/draw-document.ts';
import { createQuota, createSeason } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let season: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  clerk = await signIn(app, await addUser(app));
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
  season = (await createSeason(manager, 2585)).name;
});
afterAll(() => app.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n');
const LOCKED = Buffer.from('%PDF-1.4\ntrailer\n<</Root 1 0 R /Encrypt 5 0 R>>\n');

let drawn = 0;
const picture = () => drawDocument((drawn += 1));

const store = (id: string, content: Uint8Array, document_type = 'id_card_copy') => {
  const body = new FormData();
  body.append('document_type', document_type);
  body.append('document', new Blob([new Uint8Array(content)]), 'บัตร.png');
  return clerk.call('POST', documents.storeDocumentRoute.path.replace(':id', id), { body });
};

const list = async (id: string) =>
  (await clerk.ask(documents.listDocumentsRoute, { params: { id } })).data;

const codeOf = (answer: { readonly body: unknown }) => errorBody.parse(answer.body).code;

/** Files of the application on the disk, finished or not. */
async function countFiles(): Promise<number> {
  const entries = await readdir(join(app.directory, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

async function sendZip(content: Uint8Array) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'เอกสาร.zip');
  return clerk.call('POST', importDocumentsRoute.path, { body });
}

const takeZip = async (parts: readonly ZipPart[]) =>
  importDocumentsRoute.answers[200].parse((await sendZip(makeZip(parts))).body);

it('keeps one copy of each type, the latest, and says where the very same file is stored as well', async () => {
  const one = await createQuota(clerk, { season });
  const other = await createQuota(clerk, { season });
  const card = picture();
  expect((await store(one.id, picture())).status).toBe(201);
  const files = await countFiles();
  expect((await store(one.id, card)).status).toBe(201);
  expect((await store(one.id, card)).status).toBe(201);
  await store(other.id, card);
  expect(await list(one.id)).toMatchObject([
    { document_type: 'id_card_copy', same_as: [{ quota_code: other.quota_code }] },
  ]);
  expect(await countFiles()).toBeLessThanOrEqual(files + 2);
  const params = { id: one.id, type: 'id_card_copy' as const };
  await clerk.ask(documents.removeDocumentRoute, { params });
  expect(await list(one.id)).toEqual([]);
});

it('a quota that was verified without a copy takes it later, and no other in place of one', async () => {
  const { id } = await createQuota(clerk, { season });
  expect((await store(id, picture())).status).toBe(201);
  await manager.ask(verifyQuotaRoute, { params: { id }, body: { result: 'approved' } });
  const late = () => store(id, picture(), 'house_registration_copy');
  expect((await late()).status).toBe(201);
  for (const answer of [await late(), await store(id, picture())]) {
    expect(codeOf(answer)).toBe('farmer-quotas.needs_correction');
  }
  expect((await list(id)).map(({ document_type }) => document_type).toSorted()).toEqual([
    'house_registration_copy',
    'id_card_copy',
  ]);
});

it('copies that come without a name are called by what they are', async () => {
  const { id } = await createQuota(clerk, {
    season,
    id_card_copy: new Blob([new Uint8Array(PDF)]),
    house_registration_copy: new Blob([new Uint8Array(picture())]),
  });
  expect((await list(id)).map(({ name }) => name)).toEqual(['id_card.pdf', 'house_reg.png']);
  const headers = { authorization: `Bearer ${clerk.jwt}`, 'x-company-id': '1' };
  const answer = await fetch(`${app.address}/v1/quotas/${id}/documents/id_card_copy`, { headers });
  expect(answer.headers.get('content-disposition')).toContain('id_card.pdf');
});

it('refuses what nobody could read, and leaves no file behind', async () => {
  const { id } = await createQuota(clerk, { season });
  const before = await countFiles();
  const photo = Buffer.concat([picture(), Buffer.alloc(40 * 1024 * 1024)]);
  expect(codeOf(await store(id, photo))).toBe('farmer-quotas.document_too_large');
  expect(codeOf(await store(id, LOCKED))).toBe('farmer-quotas.document_locked');
  expect(codeOf(await store(id, Buffer.from('ข้อความ')))).toBe('farmer-quotas.document_unreadable');
  expect((await store(id, PDF, 'passport')).status).toBe(400);
  expect([await list(id), await countFiles()]).toEqual([[], before]);
});

it('no stored photograph says where it was taken, however it came in', async () => {
  const photograph = (shade: number) => new Blob([new Uint8Array(makePhotograph(shade))]);
  const { id, quota_code } = await createQuota(clerk, { season, id_card_copy: photograph(1) });
  const house = { name: `${quota_code}_house.jpg`, content: makePhotograph(2) };
  expect((await takeZip([house])).stored).toBe(1);
  const stored = async (path: string) => {
    const headers = { authorization: `Bearer ${clerk.jwt}`, 'x-company-id': '1' };
    const answer = await fetch(app.address + path, { headers });
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };
  const other = new FormData();
  other.append('entity_type', 'farmer_quota');
  other.append('entity_id', id);
  other.append('file', photograph(3), 'แปลง.jpg');
  const { body } = await clerk.call('POST', uploadFileRoute.path, { body: other });
  const contents = [
    await stored(`/v1/quotas/${id}/documents/id_card_copy`),
    await stored(`/v1/quotas/${id}/documents/house_registration_copy`),
    await stored(`/v1/files/${uploadFileRoute.answers[201].parse(body).id}/content`),
  ];
  for (const content of contents) {
    expect(content).toContain('another scan');
    expect(TOLD.filter((told) => content.includes(told))).toEqual([]);
  }
  const broken = makePhotograph().subarray(0, 30);
  expect(codeOf(await store(id, broken))).toBe('farmer-quotas.document_unreadable');
});

it('a new quota takes the copy of the season before by its address, and no address of others', async () => {
  const before = await createQuota(clerk, {
    season,
    id_card_copy: new Blob([new Uint8Array(picture())]),
  });
  const { id_card_copy, id_card_file_id } = before;
  const copied = await createQuota(clerk, { season, id_card_copy: id_card_copy ?? '' });
  expect(copied.id_card_file_id).not.toBe(null);
  expect(copied.id_card_file_id).not.toBe(id_card_file_id);
  const refused = createQuota(clerk, { season, id_card_copy: 'https://elsewhere.example/a.png' });
  await expect(refused).rejects.toThrow('document_reference');
});

it('documents of a zip are matched by quota number, and each that is not says why', async () => {
  const quota = await createQuota(clerk, { season });
  const code = quota.quota_code;
  const files = await countFiles();
  const parts = [
    { name: `${code}_id.png`, content: picture() },
    { name: `เขต 1/${code}_ทะเบียนบ้าน.pdf`, content: PDF },
    { name: '__MACOSX/._x', content: 'x' },
    { name: 'Q99-99999_id.png', content: picture() },
    { name: 'scan0001.png', content: picture() },
    { name: `${code}_id_card.pdf`, content: LOCKED },
    { name: `${code}_house.png`, content: Buffer.alloc(40 * 1024 * 1024) },
  ];
  const report = await takeZip(parts);
  expect([report.stored, report.matched.length]).toEqual([2, 2]);
  expect(report.refused.map(({ filename, code: why }) => [filename, why])).toEqual([
    ['Q99-99999_id.png', 'farmer-quotas:errors.zip_quota_unknown'],
    ['scan0001.png', 'farmer-quotas:errors.zip_name_unknown'],
    [`${code}_id_card.pdf`, 'farmer-quotas.document_locked'],
    [`${code}_house.png`, 'farmer-quotas.document_too_large'],
  ]);
  expect((await list(quota.id)).map(({ document_type }) => document_type)).toEqual([
    'id_card_copy',
    'house_registration_copy',
  ]);
  expect(await takeZip(parts.slice(0, 2))).toMatchObject({ stored: 0, unchanged: 2, refused: [] });
  expect(await countFiles()).toBe(files + 2);
});

it('a zip that unpacks to more than it says, or to far too much, is refused', async () => {
  const { quota_code, id } = await createQuota(clerk, { season });
  const zeros = Buffer.alloc(30 * 1024 * 1024);
  const before = await countFiles();
  const lie = await takeZip([
    { name: `${quota_code}_id.png`, content: zeros, declaredBytes: 1_000 },
  ]);
  expect(lie).toMatchObject({
    stored: 0,
    refused: [{ code: 'farmer-quotas:errors.zip_unreadable' }],
  });
  const bomb = Array.from({ length: 3 }, (_, number) => ({
    name: `${quota_code}-${number}_id.png`,
    content: 'x',
    declaredBytes: 2_000_000_000,
  }));
  expect((await sendZip(makeZip(bomb))).status).toBe(400);
  expect((await sendZip(Buffer.from('ไม่ใช่ zip'))).status).toBe(400);
  expect([await list(id), await countFiles()]).toEqual([[], before]);
});

it('only people with the permission see copies', async () => {
  const { id } = await createQuota(clerk, {
    season,
    id_card_copy: new Blob([new Uint8Array(picture())]),
  });
  const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
  const path = documents.documentContentRoute.path.replace(':id', id);
  expect((await viewer.call('GET', path.replace(':type', 'id_card_copy'))).status).toBe(403);
  expect((await clerk.call('GET', path.replace(':type', 'id_card_copy'))).status).toBe(200);
});
