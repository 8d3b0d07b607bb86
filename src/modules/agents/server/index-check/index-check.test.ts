import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkIndexRoute, repairIndexRoute } from '#modules/agents/contract/index-check.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { startSyncRoute } from '#modules/agents/contract/sync-jobs.ts';
import { newId } from '#platform/server/ids.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { soon } from '#tests/support/soon.ts';

const given = agentPerTest();
let cane: string;

beforeEach(async () => {
  const [file] = await given.addFiles({
    'อ้อย.txt': 'ราคาอ้อยสดตันละ 1,160 บาท '.repeat(60),
    'น้ำตาล.txt': 'ราคาน้ำตาล',
  });
  cane = file?.id ?? '';
  await given.sync();
});

const check = () => given.keeper.ask(checkIndexRoute, { params: given.params() });
const repair = () => given.keeper.ask(repairIndexRoute, { params: given.params() });
const change = (statement: string, values: unknown[] = [cane]) =>
  queryRows(given.app, statement, values);

describe('the check of an index', () => {
  it('finds a synced index complete', async () => {
    const files = await given.files();
    const chunks = files.reduce((sum, { chunks_count }) => sum + (chunks_count ?? 0), 0);
    expect(await check()).toMatchObject({ files: 2, chunks, faults_total: 0, faults: [] });
  });

  it('does not miss files that were never synced', async () => {
    await given.addFiles({ 'ใหม่.txt': 'ยังไม่ซิงก์' });
    expect(await check()).toMatchObject({ files: 2, faults_total: 0 });
  });

  it('reports how much of a file is missing, and a repair restores it', async () => {
    await change('delete from agent_chunks where file_id = $1 and chunk_no = 0');
    const { faults } = await check();
    const expected = faults[0]?.expected ?? 0;
    expect(faults).toEqual([
      {
        kind: 'chunks_missing',
        file_id: cane,
        filename: 'อ้อย.txt',
        expected,
        found: expected - 1,
      },
    ]);
    const { sync_job, left_overs } = await repair();
    expect(left_overs).toBe(0);
    expect(sync_job).toMatchObject({ files_chosen: 1 });
    await given.waitForSync(sync_job?.id ?? '');
    expect((await check()).faults_total).toBe(0);
    const { data } = await given.keeper.ask(retrieveRoute, {
      params: given.params(),
      body: { query: 'ราคาอ้อยสด', top_k: 1 },
    });
    expect(data).toMatchObject([{ filename: 'อ้อย.txt' }]);
  });

  it('notices a file that is not in the index at all', async () => {
    await change('delete from agent_indexed_files where file_id = $1');
    const { faults } = await check();
    expect(faults).toMatchObject([
      { kind: 'not_indexed', filename: 'อ้อย.txt' },
      { kind: 'left_over', filename: 'อ้อย.txt' },
    ]);
    const { sync_job } = await repair();
    await given.waitForSync(sync_job?.id ?? '');
    await vi.waitFor(async () => expect((await check()).faults_total).toBe(0), soon);
  });

  it('has leftovers of an earlier version removed, and nothing else', async () => {
    await change(
      `insert into agent_chunks (company_id, file_id, revision, chunk_no, text, embedding)
       select company_id, file_id, $2, chunk_no, text, embedding from agent_chunks where file_id = $1`,
      [cane, newId()],
    );
    const { faults } = await check();
    expect(faults).toMatchObject([{ kind: 'left_over', file_id: cane, expected: 0 }]);
    expect(await repair()).toEqual({ sync_job: null, left_overs: 1 });
    await vi.waitFor(async () => expect((await check()).faults_total).toBe(0), soon);
    expect((await given.files()).map(({ status }) => status)).toEqual(['ready', 'ready']);
  });

  it('waits for a running sync', async () => {
    await given.addFiles({ 'ยาว.txt': 'ข้อความยาว '.repeat(50_000) });
    const job = await given.keeper.ask(startSyncRoute, { params: given.params(), body: {} });
    for (const act of ['check', 'repair']) {
      const answer = await given.keeper.call('POST', `/v1/agents/${given.agent.id}/index/${act}`);
      expect(answer.status).toBe(409);
    }
    await given.waitForSync(job.id);
  });
});
