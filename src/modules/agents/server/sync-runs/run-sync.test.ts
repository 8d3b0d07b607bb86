import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { agentChange, updateAgentRoute } from '#modules/agents/contract/agents.ts';
import { syncProgress } from '#modules/agents/contract/events.ts';
import { syncJob } from '#modules/agents/contract/sync-jobs.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { openStream } from '#tests/support/listen.ts';

const given = agentPerTest();

describe('a sync', () => {
  it('puts every document into the index and logs how it went, in the caller’s language', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อยไฟไหม้', 'ข.md': '# น้ำตาล' });
    const job = await given.sync();
    expect(job).toMatchObject({
      status: 'success',
      files_total: 2,
      files_done: 2,
      files_sent: 2,
      files_failed: 0,
      chunks_embedded: 2,
      current_file: null,
    });
    expect(job.finished_at).not.toBeNull();
    const lines = job.log_text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}เริ่มซิงก์: ต้องเตรียมให้ค้นหา 2 ไฟล์/);
    expect(lines[4]).toContain('เสร็จสิ้น: สำเร็จ 2 ไฟล์ ผิดพลาด 0 ไฟล์ รวม 2 ช่วงข้อความ');
    for (const file of await given.files()) {
      expect(file).toMatchObject({
        status: 'ready',
        indexed: true,
        needs_sync: false,
        chunks_count: 1,
      });
    }
    expect(await given.current()).toMatchObject({
      latest_sync_status: 'success',
      latest_sync_at: job.finished_at,
    });
  });

  it('writes its log in English for people who use English', async () => {
    const answer = await given.keeper.call('POST', `/v1/agents/${given.agent.id}/sync`, {
      body: {},
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(202);
    const job = await given.waitForSync(syncJob.parse(answer.body).id);
    expect(job.log_text).toContain('No file has changed; the search library is up to date');
    expect(job.status).toBe('success');
  });

  it('sends again only what changed', async () => {
    await given.addFiles({ 'ก.txt': 'เดิม', 'ข.txt': 'คงเดิม' });
    await given.sync();
    expect(await given.sync()).toMatchObject({ files_total: 0, chunks_embedded: 0 });

    await given.addFiles({ 'ก.txt': 'เปลี่ยนแล้ว' });
    expect((await given.files()).map((file) => file.needs_sync)).toEqual([true, false]);
    const job = await given.sync();
    expect(job).toMatchObject({ files_total: 1, files_sent: 1 });
    expect(job.log_text).toContain('เตรียมให้ค้นหาแล้ว: ก.txt');
    expect(job.log_text).toContain('ไม่เปลี่ยนแปลง 1 ไฟล์');
  });

  it('is in the inbox of the person who started it, unless there was nothing to do', async () => {
    const notices = async () =>
      (await readInbox(given.app, given.keeper)).filter(({ record_id, within }) =>
        [record_id, within].includes(given.agent.id),
      );
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    await given.sync();
    expect(await notices()).toHaveLength(1);
    await given.sync();
    expect(await notices()).toHaveLength(1);
  });

  it('skips a file that cannot be read, and leaves the reason on it', async () => {
    await given.addFiles({
      'ดี.txt': 'อ้อย',
      'เสีย.docx': await brokenDocument(),
      'ว่าง.txt': ' \n \n',
    });
    const job = await given.sync();
    expect(job).toMatchObject({
      status: 'completed_with_errors',
      files_done: 3,
      files_sent: 1,
      files_failed: 2,
    });
    expect(job.log_text).toContain('เตรียมให้ค้นหาไม่ได้: ว่าง.txt — ไม่พบข้อความในไฟล์นี้');
    expect(await given.files()).toMatchObject([
      { filename: 'ดี.txt', status: 'ready', reason: null },
      { filename: 'ว่าง.txt', status: 'error', reason: 'empty', indexed: false },
      { filename: 'เสีย.docx', status: 'error', reason: 'damaged' },
    ]);
    expect(await given.sync()).toMatchObject({ status: 'success', files_total: 0 });
  });

  it('fails when no document at all could be read', async () => {
    await given.addFiles({ 'ว่าง.txt': ' \n' });
    expect(await given.sync()).toMatchObject({ status: 'failed', files_failed: 1 });
    expect(await given.current()).toMatchObject({
      latest_sync_status: 'failed',
      latest_sync_at: null,
    });
  });

  it('leaves the previous version in use where the new one cannot be read', async () => {
    await given.addFiles({ 'ก.txt': 'เดิม', 'ข.txt': 'อ้อย' });
    await given.sync();
    await given.addFiles({ 'ก.txt': '  \n' });
    await given.sync();
    const [file] = await given.files();
    expect(file).toMatchObject({ status: 'error', reason: 'empty', indexed: true });
    expect(await given.countRows('agent_indexed_files')).toBe(2);
  });

  it('reports content that is not where it was stored', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    const rows = await queryRows<{ key: string }>(
      given.app,
      `select storage_key as key from stored_files s
       join agent_files f on f.stored_file_id = s.id where f.agent_id = $1`,
      [given.agent.id],
    );
    await given.app.context.files.remove(rows[0]?.key ?? '');
    await given.sync();
    expect(await given.files()).toMatchObject([{ reason: 'missing_content' }]);
  });

  it('repairs an index that lost a file', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    await given.sync();
    await queryRows(given.app, 'delete from agent_indexed_files where agent_id = $1', [
      given.agent.id,
    ]);
    expect(await given.sync()).toMatchObject({ files_sent: 1 });
    expect(await given.countRows('agent_indexed_files')).toBe(1);
  });

  it('starts again when the chunk settings change, and announces before that it has to', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย '.repeat(200), 'ข.txt': 'น้ำตาล' });
    await given.sync();
    expect((await given.current()).needs_full_sync).toBe(false);
    const body = agentChange.strip().parse({ ...(await given.current()), chunk_size: 200 });
    await given.keeper.ask(updateAgentRoute, { params: given.params(), body });
    expect((await given.current()).needs_full_sync).toBe(true);

    expect(await given.sync()).toMatchObject({ files_sent: 2 });
    expect((await given.current()).needs_full_sync).toBe(false);
  });

  it('sends its progress to open screens', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล' });
    const stream = await openStream(`${given.app.address}/v1/stream`, {
      authorization: `Bearer ${given.keeper.jwt}`,
      'x-company-id': '1',
    });
    const job = await given.sync();
    const progressOf = (data: unknown) =>
      typeof data === 'object' &&
      data !== null &&
      'entity_id' in data &&
      data.entity_id === job.id &&
      'progress' in data
        ? [syncProgress.parse(data.progress)]
        : [];
    await stream.until((events) =>
      events.flatMap(({ data }) => progressOf(data)).some(({ files_done }) => files_done === 2),
    );
    const seen = stream.events.flatMap(({ data }) => progressOf(data));
    const done = seen.map(({ files_done }) => files_done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect([done.at(0), done.at(-1)]).toEqual([0, 2]);
    expect(seen.at(-1)).toMatchObject({ files_total: 2, files_sent: 2, current_file: null });
    stream.leave();
  });
});

/** A zip that claims to be a Word file and breaks off. */
async function brokenDocument(): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await readFile(new URL('../demo/files/leave-policy.th.docx', import.meta.url));
  const broken = new Uint8Array(whole);
  // The directory at the end stays whole; the text before it does not.
  broken.fill(0xff, 200, broken.length - 1_500);
  return broken;
}
