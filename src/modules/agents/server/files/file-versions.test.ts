import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, deleteAgentRoute } from '#modules/agents/contract/agents.ts';
import {
  deleteFileRoute,
  uploadFilesRoute,
  listFileVersionsRoute,
  restoreFileVersionRoute,
} from '#modules/agents/contract/files.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import {
  addFiles,
  addKeeper,
  createAgent,
  filesOf,
  sync,
  upload,
  type Keeper,
} from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;
let agent: Agent;

beforeAll(async () => {
  app = await startTestApp({ environment: { FILE_VERSIONS_KEPT: '2' } });
  keeper = await addKeeper(app);
});

beforeEach(async () => {
  agent = await createAgent(keeper);
});

afterAll(() => app.close());

async function addVersions(...contents: string[]): Promise<string> {
  let id = '';
  for (const content of contents) {
    const [file] = await addFiles(keeper, agent.id, { 'ราคา.txt': content });
    id = file?.id ?? '';
  }
  return id;
}

const address = (file_id: string) => ({ id: agent.id, file_id });
const versionsOf = async (file_id: string) =>
  (await keeper.ask(listFileVersionsRoute, { params: address(file_id) })).data;
const restore = (file_id: string, version_no: number) =>
  keeper.ask(restoreFileVersionRoute, { params: { ...address(file_id), version_no } });
const answerTo = async (query: string) => {
  const body = { query, top_k: 5 };
  const { data } = await keeper.ask(retrieveRoute, { params: { id: agent.id }, body });
  return data.map(({ text }) => text);
};
const countStored = async () => {
  const rows = await queryRows<{ count: number }>(
    app,
    `select count(*) from stored_files where filename = 'ราคา.txt'`,
    [],
  );
  return rows[0]?.count ?? -1;
};

describe('versions of a file', () => {
  it('are stored when its content is replaced, with who and when', async () => {
    const id = await addVersions('ตันละ 1,000 บาท', 'ตันละ 1,100 บาท', 'ตันละ 1,160 บาท');
    const versions = await versionsOf(id);
    expect(versions.map(({ version_no, current }) => [version_no, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    for (const version of versions) expect(version.uploaded_by).toMatch(/\S/);
    const times = versions.map(({ uploaded_at }) => Date.parse(uploaded_at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('are not made by sending the same content again', async () => {
    const id = await addVersions('คงเดิม', 'คงเดิม');
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('can be restored, which makes a new one that the next sync indexes', async () => {
    const id = await addVersions('ราคาเดิมตันละ 1,000 บาท', 'ราคาใหม่ตันละ 1,160 บาท');
    await sync(keeper, agent.id);
    expect(await restore(id, 1)).toMatchObject({ version_no: 3, needs_sync: true, indexed: true });
    expect(await answerTo('ราคาตันละเท่าไร')).toEqual(['ราคาใหม่ตันละ 1,160 บาท']);
    await sync(keeper, agent.id);
    expect(await answerTo('ราคาตันละเท่าไร')).toEqual(['ราคาเดิมตันละ 1,000 บาท']);
    expect(await versionsOf(id)).toHaveLength(3);
    // It is the current content: nothing to do.
    expect(await restore(id, 1)).toMatchObject({ version_no: 3 });
  });

  it('are limited in number: a new one removes the oldest, but no content that another one uses', async () => {
    const before = await countStored();
    const id = await addVersions('หนึ่ง', 'สอง', 'สาม', 'สี่');
    const { data, earlier_kept } = await keeper.ask(listFileVersionsRoute, { params: address(id) });
    expect(data.map(({ version_no }) => version_no)).toEqual([4, 3, 2]);
    expect(earlier_kept).toBe(2);
    expect(await countStored()).toBe(before + 3);
    // The current version has the content of the second one, which is deleted.
    await restore(id, 2);
    expect((await versionsOf(id)).map(({ version_no }) => version_no)).toEqual([5, 4, 3]);
    expect(await countStored()).toBe(before + 3);
    await restore(id, 4);
    expect(await countStored()).toBe(before + 2);
    await restore(id, 5);
    await sync(keeper, agent.id);
    expect(await answerTo('สอง')).toEqual(['สอง']);
  });

  it('of a missing number, another agent or another company are not found', async () => {
    const id = await addVersions('หนึ่ง', 'สอง');
    const path = `/v1/agents/${agent.id}/files/${id}/versions`;
    expect((await keeper.call('POST', `${path}/9/restore`)).status).toBe(404);
    const other = await createAgent(keeper);
    expect((await keeper.call('GET', path.replace(agent.id, other.id))).status).toBe(404);
    const stranger = await addKeeper(app, await addCompany(app));
    expect((await stranger.call('POST', `${path}/1/restore`)).status).toBe(404);
  });

  it('are deleted with the file, and with its agent', async () => {
    const before = await countStored();
    const id = await addVersions('หนึ่ง', 'สอง');
    await restore(id, 1);
    expect(await countStored()).toBe(before + 2);
    await keeper.ask(deleteFileRoute, { params: address(id) });
    expect(await countStored()).toBe(before);
    await addVersions('หนึ่ง', 'สอง');
    const body = { confirm_name: agent.name };
    await keeper.ask(deleteAgentRoute, { params: { id: agent.id }, body });
    expect(await countStored()).toBe(before);
  });
});

describe('content that another file has', () => {
  it('is accepted and reported, with the name of that file', async () => {
    await addFiles(keeper, agent.id, { 'ก.txt': 'เนื้อหาเดียวกัน' });
    const files = { 'ข.txt': 'เนื้อหาเดียวกัน', 'ค.txt': 'เนื้อหาอื่น' };
    const answer = await upload(keeper, agent.id, { files });
    const { data, duplicates } = uploadFilesRoute.answers[201].parse(answer.body);
    expect(data).toHaveLength(2);
    expect(duplicates).toEqual([{ filename: 'ข.txt', same_as: 'ก.txt' }]);
    expect(await filesOf(keeper, agent.id)).toHaveLength(3);
  });
});
