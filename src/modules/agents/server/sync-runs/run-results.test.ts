import { describe, expect, it } from 'vitest';
import { getAgentRoute } from '#modules/agents/contract/agents.ts';
import { deleteFileRoute } from '#modules/agents/contract/files.ts';
import {
  syncJob,
  forecastSyncRoute,
  listSyncJobFilesRoute,
  listSyncJobsRoute,
} from '#modules/agents/contract/sync-jobs.ts';
import { addFiles, addKeeper, createAgent } from '../testing/agents.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';

const given = agentPerTest();

const startFailed = () =>
  given.keeper.call('POST', `/v1/agents/${given.agent.id}/sync`, { body: { only: 'failed' } });
const resultsOf = (id: string, outcome?: 'failed' | 'indexed') =>
  given.keeper.ask(listSyncJobFilesRoute, { params: { id }, query: { outcome } });

describe('after a run', () => {
  it('lists the result of each file, the failed ones first', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': ' \n', 'ค.txt': 'น้ำตาล' });
    const job = await given.sync();
    expect(job.status).toBe('completed_with_errors');
    const { data, total } = await resultsOf(job.id);
    expect(total).toBe(3);
    expect(data.map(({ filename, outcome }) => [filename, outcome])).toEqual([
      ['ข.txt', 'failed'],
      ['ก.txt', 'indexed'],
      ['ค.txt', 'indexed'],
    ]);
    expect(data[0]).toMatchObject({ reason: 'empty', chunks: 0 });
    expect(data[0]?.reason_message).toContain('ไม่พบข้อความในไฟล์นี้');
    expect(data[1]).toMatchObject({ reason: null, reason_message: null, chunks: 1 });
    expect((await resultsOf(job.id, 'failed')).total).toBe(1);
  });

  it('lists how long each stage took, of the run and of each file', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อยและน้ำตาล '.repeat(20_000), 'ข.txt': 'สั้น' });
    const job = await given.sync();
    const { data } = await resultsOf(job.id);
    const long = data.find(({ filename }) => filename === 'ก.txt');
    expect(long?.stages.cut).toBeGreaterThan(0);
    expect(long?.stages.embed).toBeGreaterThan(0);
    expect(long?.stages.store).toBeGreaterThan(0);
    for (const stage of ['read', 'cut', 'embed', 'store', 'probe'] as const) {
      const sum = data.reduce((total, { stages }) => total + stages[stage], 0);
      expect(job.stages?.[stage]).toBeLessThanOrEqual(sum);
    }
    // Several files at once share the time of the run.
    const whole = Date.parse(job.finished_at ?? '') - Date.parse(job.started_at);
    expect(Object.values(job.stages ?? {}).reduce((sum, time) => sum + time, 0)).toBe(whole);
    const { data: runs } = await given.keeper.ask(listSyncJobsRoute, { params: given.params() });
    expect(runs[0]?.stages).toBeNull();
  });

  it('keeps the result of a file that is removed later', async () => {
    const [file] = await given.addFiles({ 'ก.txt': 'อ้อย' });
    const job = await given.sync();
    await given.keeper.ask(deleteFileRoute, {
      params: { ...given.params(), file_id: file?.id ?? '' },
    });
    expect((await resultsOf(job.id)).data).toMatchObject([{ filename: 'ก.txt' }]);
  });

  it('shows an agent’s latest sync as one with errors, and when it was', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': ' \n' });
    const job = await given.sync();
    expect(await given.keeper.ask(getAgentRoute, { params: given.params() })).toMatchObject({
      latest_sync_status: 'completed_with_errors',
      latest_sync_at: job.finished_at,
    });
    const events = await queryRows<{ name: string }>(
      given.app,
      'select name from event_log where entity_id = $1 order by at',
      [job.id],
    );
    expect(events.map(({ name }) => name)).toEqual([
      'agents.sync_started',
      'agents.sync_completed_with_errors',
    ]);
  });

  it('hides the results of a run of another company like those of a missing one', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    const job = await given.sync();
    const stranger = await addKeeper(given.app, await addCompany(given.app));
    const answer = await stranger.call('GET', `/v1/sync-jobs/${job.id}/files`);
    expect(answer.status).toBe(404);
  });
});

describe('before a run', () => {
  const forecast = () => given.keeper.ask(forecastSyncRoute, { params: given.params() });

  it('says what it would do and how long it would take, also the first time', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล' });
    expect(await forecast()).toMatchObject({
      changes: { added: 2 },
      files_total: 2,
      unchanged: 0,
      files: [{ filename: 'ก.txt', change: 'added' }, { filename: 'ข.txt' }],
      chunks: 2,
    });
    expect((await forecast()).estimated_ms).toBeGreaterThan(0);

    await given.sync();
    expect(await forecast()).toMatchObject({
      changes: {},
      files_total: 0,
      unchanged: 2,
      chunks: 0,
      estimated_ms: 0,
    });
    await given.addFiles({ 'ก.txt': 'อ้อยไฟไหม้', 'ค.txt': 'กากน้ำตาล' });
    const { changes, chunks, estimated_ms } = await forecast();
    expect({ changes, chunks }).toEqual({ changes: { added: 1, changed: 1 }, chunks: 2 });
    expect(estimated_ms).toBeGreaterThan(0);
    expect((await given.sync()).files_sent).toBe(2);
  });

  it('estimates chunks from text, whatever the size of a file', async () => {
    // Most of the bytes are no text.
    const long = `ราคาอ้อยปี 2569${' '.repeat(40_000)}`;
    await given.addFiles({ 'ยาว.txt': long, 'ว่าง.txt': ' ' });
    const { chunks } = await forecast();
    const job = await given.sync();
    expect(chunks).toBe(job.chunks_embedded);
    // What cannot be read is neither unchanged nor tried again.
    expect(await forecast()).toMatchObject({ files_total: 0, unchanged: 1, in_error: 1 });
  });
});

describe('a retry of the failed files', () => {
  it('takes those and no others', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': ' \n', 'ค.txt': ' \n' });
    await given.sync();
    await given.addFiles({ 'ง.txt': 'ใหม่' });
    // One of them was repaired in the store, for example.
    await given.addFiles({ 'ค.txt': 'แก้แล้ว' });
    const answer = await startFailed();
    expect(answer.status).toBe(202);
    const { id, files_chosen } = syncJob.parse(answer.body);
    expect(files_chosen).toBe(1);
    const job = await given.waitForSync(id);
    expect(job).toMatchObject({ status: 'failed', files_total: 1, files_failed: 1 });
    expect(job.log_text).toContain('เริ่มซิงก์เฉพาะไฟล์ที่เลือก: 1 ไฟล์');
    expect(await given.files()).toMatchObject([
      { filename: 'ก.txt', needs_sync: false },
      { filename: 'ข.txt', status: 'error' },
      { filename: 'ค.txt', status: 'ready', indexed: false },
      { filename: 'ง.txt', status: 'ready', indexed: false },
    ]);
  });

  it('is refused where nothing failed', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    await given.sync();
    expect(await startFailed()).toMatchObject({
      status: 409,
      body: { code: 'agents.nothing_failed', message: 'ไม่มีไฟล์ที่ผิดพลาดให้ลองใหม่' },
    });
  });
});

describe('a sync of chosen files', () => {
  const startChosen = (file_ids: string[]) =>
    given.keeper.call('POST', `/v1/agents/${given.agent.id}/sync`, { body: { file_ids } });

  it('takes those, even where nothing has changed, and no others', async () => {
    const [one] = await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล' });
    await given.sync();
    await given.addFiles({ 'ข.txt': 'เปลี่ยนแล้ว' });
    const { id, files_chosen } = syncJob.parse((await startChosen([one?.id ?? ''])).body);
    expect(files_chosen).toBe(1);
    expect(await given.waitForSync(id)).toMatchObject({ status: 'success', files_sent: 1 });
    expect((await resultsOf(id)).data).toMatchObject([{ filename: 'ก.txt' }]);
    expect((await given.files())[1]?.needs_sync).toBe(true);
  });

  it('accepts no files of other agents', async () => {
    const other = await createAgent(given.keeper);
    const [file] = await addFiles(given.keeper, other.id, { 'ก.txt': 'อ้อย' });
    expect((await startChosen([file?.id ?? ''])).status).toBe(404);
  });
});
