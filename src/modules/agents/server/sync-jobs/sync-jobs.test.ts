import { describe, expect, it } from 'vitest';
import { deleteAgentRoute } from '#modules/agents/contract/agents.ts';
import { deleteFileRoute } from '#modules/agents/contract/files.ts';
import {
  syncJob,
  cancelSyncJobRoute,
  getSyncJobRoute,
  listSyncJobsRoute,
  startSyncRoute,
} from '#modules/agents/contract/sync-jobs.ts';
import { addKeeper } from '../testing/agents.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';

const given = agentPerTest();

/** A document long enough to take a while: about ten thousand chunks. */
const LONG = Array.from({ length: 60_000 }, (_, line) => `บรรทัดที่ ${line} เรื่องอ้อยและน้ำตาล`).join(
  '\n',
);

describe('starting a sync', () => {
  const start = (body: object = {}, headers: Record<string, string> = {}) =>
    given.keeper.call('POST', `/v1/agents/${given.agent.id}/sync`, { body, headers });

  it('lets one of twenty simultaneous starts win', async () => {
    await given.addFiles({ 'ยาว.txt': LONG });
    const answers = await Promise.all(Array.from({ length: 20 }, () => start()));
    const won = answers.filter(({ status }) => status === 202);
    expect(won).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    const { id } = syncJob.parse(won[0]?.body);
    expect(refused[0]?.body).toMatchObject({ code: 'agents.sync_running', current: { id } });
    await given.keeper.ask(cancelSyncJobRoute, { params: { id } });
    await given.waitForSync(id);
  });

  it('returns the earlier job for the same key, running or ended', async () => {
    const first = syncJob.parse((await start({ idempotency_key: 'key' })).body);
    const running = await start({ idempotency_key: 'key' });
    expect(running).toMatchObject({ status: 202, body: { id: first.id } });
    await given.waitForSync(first.id);
    const ended = await start({ idempotency_key: 'key' });
    expect(ended).toMatchObject({ status: 202, body: { id: first.id } });
    const other = syncJob.parse((await start({ idempotency_key: 'another' })).body);
    expect(other.id).not.toBe(first.id);
    await given.waitForSync(other.id);
  });

  it('repeats its answer to the same key in the header', async () => {
    const headers = { 'idempotency-key': `sync-${given.agent.id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => start({}, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = new Set(answers.map(({ body }) => syncJob.parse(body).id));
    expect(ids.size).toBe(1);
    for (const id of ids) await given.waitForSync(id);
  });

  it('refuses a key that is not text, and fields it does not know', async () => {
    expect((await start({ idempotency_key: 5 })).status).toBe(400);
    expect((await start({ force: true })).status).toBe(400);
  });
});

describe('a sync in progress', () => {
  const startLong = async () => {
    await given.addFiles({ 'ก.txt': 'สั้น', 'ยาว.txt': LONG });
    const { id } = await given.keeper.ask(startSyncRoute, { params: given.params(), body: {} });
    return given.waitForSync(
      id,
      (job) => job.current_file === 'ยาว.txt' || job.status !== 'running',
    );
  };

  it('is cancelled within moments, keeps what is done, and leaves the rest to the next sync', async () => {
    const { id } = await startLong();
    const asked = await given.keeper.ask(cancelSyncJobRoute, { params: { id } });
    expect(asked).toMatchObject({ status: 'running', cancel_requested: true });
    const job = await given.waitForSync(id);
    expect(job).toMatchObject({ status: 'cancelled', files_done: 1, files_total: 2 });
    expect(job.log_text).toContain('ยกเลิกแล้วตามคำขอ: ทำเสร็จ 1 จาก 2 ไฟล์');
    expect(await given.files()).toMatchObject([
      { filename: 'ก.txt', status: 'ready', needs_sync: false },
      { filename: 'ยาว.txt', status: 'ready', indexed: false, needs_sync: true },
    ]);
    expect((await given.current()).latest_sync_status).toBe('cancelled');

    const late = await given.keeper.call('POST', `/v1/sync-jobs/${id}/cancel`);
    expect(late).toMatchObject({ status: 409, body: { code: 'agents.sync_not_running' } });

    await given.addFiles({ 'ยาว.txt': 'ไม่ยาวแล้ว' });
    expect(await given.sync()).toMatchObject({ status: 'success', files_total: 1 });
  });

  it('leaves no row and no chunk of an agent that is deleted meanwhile', async () => {
    const { id } = await startLong();
    await given.keeper.ask(deleteAgentRoute, {
      params: given.params(),
      body: { confirm_name: given.agent.name },
    });
    expect((await given.keeper.call('GET', `/v1/sync-jobs/${id}`)).status).toBe(404);
    const tables = ['agent_files', 'sync_jobs', 'agent_indexes', 'agent_indexed_files'];
    const left = async () => {
      const counts = await Promise.all(tables.map((table) => given.countRows(table)));
      const rows = await queryRows<{ active: number }>(
        given.app,
        `select count(*) as active from pgboss.job
         where data->>'agentId' = $1 and state < 'completed'`,
        [given.agent.id],
      );
      return [...counts, rows[0]?.active];
    };
    await expect.poll(left).toEqual([0, 0, 0, 0, 0]);
    const rows = await queryRows<{ chunks: number }>(
      given.app,
      'select count(*) as chunks from agent_chunks c where not exists (select 1 from agent_files f where f.id = c.file_id)',
    );
    expect(rows[0]?.chunks).toBe(0);
  });

  it('continues without a file that is removed while it is being processed', async () => {
    const { id } = await startLong();
    const file = (await given.files()).find(({ filename }) => filename === 'ยาว.txt');
    await given.keeper.ask(deleteFileRoute, {
      params: { id: given.agent.id, file_id: file?.id ?? '' },
    });
    const job = await given.waitForSync(id);
    expect(job).toMatchObject({ status: 'success', files_total: 1, files_sent: 1 });
    expect(await given.countRows('agent_indexed_files')).toBe(1);
  });
});

describe('the history of syncs', () => {
  it('lists the latest first, page by page', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) ids.unshift((await given.sync()).id);
    const page = (number: number) =>
      given.keeper.ask(listSyncJobsRoute, {
        params: given.params(),
        query: { page: number, page_size: 2 },
      });
    const [first, second] = [await page(1), await page(2)];
    expect(first.total).toBe(3);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(first.data[0]?.log_text).toContain('ไม่มีไฟล์ใดเปลี่ยนแปลง');
  });

  it('treats a run of another company like one that never existed', async () => {
    const job = await given.sync();
    const stranger = await addKeeper(given.app, await addCompany(given.app));
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
    ] as const) {
      expect((await stranger.call(method, `/v1/sync-jobs/${job.id}${path}`)).status).toBe(404);
    }
    expect(await given.keeper.ask(getSyncJobRoute, { params: { id: job.id } })).toEqual(job);
  });
});
