import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAttachmentTicketRoute,
  listAttachmentsRoute,
} from '#modules/engines/contract/attachments.ts';
import { engineRoutes } from '#modules/engines/contract/engines.ts';
import { listSubFunctionsRoute } from '#modules/engines/contract/sub-functions.ts';
import * as usage from '#modules/engines/contract/usage.ts';
import * as history from '#modules/engines/contract/versions.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEngine } from './testing/engines.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('another logic becomes another version, the differences are shown, and an earlier one can be restored', async () => {
  const made = await createEngine(keeper, { logic: 'one\ntwo' });
  const { name, type, status, description, tags, updated_at } = made;
  const lasting = { replacement_id: null, retires_on: null };
  const change = { name, type, status, description, tags, updated_at, ...lasting };
  const { data: changed } = await keeper.ask(engineRoutes.update, {
    params: made,
    body: { ...change, logic: 'one\nthree\r\n', change_note: 'ปรับสูตร' },
  });
  expect(changed).toMatchObject({ version: 2, logic: 'one\nthree' });
  const between = { params: made, query: { from: 1, to: 2 } };
  const { data: difference } = await keeper.ask(history.compareVersionsRoute, between);
  expect(difference).toMatchObject({ added: 1, removed: 1 });

  const params = { id: made.id, version_no: 1 };
  const { data: restored } = await keeper.ask(history.restoreVersionRoute, { params });
  expect(restored).toMatchObject({ version: 3, logic: 'one\ntwo' });
  const { data: versions } = await keeper.ask(history.listVersionsRoute, { params: made });
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(versions[1]).toMatchObject({ note: 'ปรับสูตร' });
  const unknown = await keeper.call('GET', `/v1/engines/${made.id}/difference?from=1&to=9`);
  expect(unknown.status).toBe(404);
});

it('parts are added, changed and removed, each under a name of its own, and counted', async () => {
  const made = await createEngine(keeper);
  const add = (name: string) =>
    keeper.call('POST', `/v1/engines/${made.id}/sub-functions`, { body: { name } });
  expect((await add('ตรวจน้ำหนัก')).status).toBe(201);
  expect(await add('ตรวจน้ำหนัก')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'name', code: 'engines:errors.sub_function_taken' }] },
  });
  const count = async () =>
    (await keeper.ask(engineRoutes.get, { params: made })).data.sub_function_count;
  expect(await count()).toBe(1);
  const { data: all } = await keeper.ask(listSubFunctionsRoute, { params: made });
  const path = `/v1/engines/${made.id}/sub-functions/${all[0]?.id}`;
  const body = { name: 'ตรวจค่าความหวาน', description: '', updated_at: all[0]?.updated_at };
  // Nobody finds it as a part of another engine.
  const elsewhere = path.replace(made.id, (await createEngine(keeper)).id);
  expect((await keeper.call('PUT', elsewhere, { body })).status).toBe(404);
  expect((await keeper.call('DELETE', elsewhere)).status).toBe(404);
  expect((await keeper.call('PUT', path, { body })).status).toBe(200);
  expect((await keeper.call('PUT', path, { body })).status).toBe(409);
  expect((await keeper.call('DELETE', path)).status).toBe(204);
  expect(await count()).toBe(0);
});

it('uses are stored with the version in force, the latest first, and added up by day', async () => {
  const made = await createEngine(keeper);
  const report = (outcome: 'succeeded' | 'failed') =>
    keeper.ask(usage.reportUsageRoute, {
      params: made,
      body: { feature: 'CANE-WEIGH', outcome, duration_ms: 12 },
    });
  await report('succeeded');
  await report('succeeded');
  await report('failed');
  const { data: logs } = await keeper.ask(usage.listUsageLogsRoute, {
    params: made,
    query: { limit: 2 },
  });
  expect(logs.map(({ outcome, version }) => [outcome, version])).toEqual([
    ['failed', 1],
    ['succeeded', 1],
  ]);
  const { data: trend } = await keeper.ask(usage.usageTrendRoute, { params: made, query: {} });
  expect(trend).toHaveLength(30);
  expect(trend.at(-1)).toMatchObject({ succeeded: 2, failed: 1 });
  expect(trend.at(0)).toMatchObject({ succeeded: 0, failed: 0 });
});

it('files are attached to an engine, downloaded by a link that works once, and deleted with the engine', async () => {
  const made = await createEngine(keeper);
  const path = `/v1/engines/${made.id}/attachments`;
  const attach = (name: string) => {
    const form = new FormData();
    form.append('file', new Blob(['ราคาอ้อย 1,420 บาท']), name);
    return keeper.call('POST', path, { body: form });
  };
  expect((await attach('../ประกาศราคา.txt')).status).toBe(201);
  expect(await attach('..')).toMatchObject({
    status: 400,
    body: { code: 'engines.attachment_name_invalid' },
  });
  const { data: files } = await keeper.ask(listAttachmentsRoute, { params: made });
  expect(files.map(({ filename }) => filename)).toEqual(['ประกาศราคา.txt']);

  const address = { id: made.id, attachment_id: files[0]?.id ?? '' };
  const { url } = await keeper.ask(createAttachmentTicketRoute, { params: address });
  const content = await fetch(`${app.address}${url}`);
  expect(await content.text()).toBe('ราคาอ้อย 1,420 บาท');
  expect(content.headers.get('content-type')).toBe('application/octet-stream');
  expect((await fetch(`${app.address}${url}`)).ok).toBe(false);

  const count = () =>
    app.context.database.asSystem((tx) => tx.$count(storedFiles), { readOnly: true });
  const before = await count();
  expect((await keeper.call('DELETE', `/v1/engines/${made.id}`)).status).toBe(204);
  expect(await count()).toBe(before - 1);
});
