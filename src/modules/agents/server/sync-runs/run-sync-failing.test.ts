import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { addFiles, createAgent, filesOf } from '../testing/agents.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { NINE_FILES, startSyncWorkshop, work } from './testing/sync-workshop.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { Retrieval } from '../agents/retrieval.ts';

let workshop: Awaited<ReturnType<typeof startSyncWorkshop>>;
let agent: Agent;

beforeAll(async () => {
  workshop = await startSyncWorkshop();
});

beforeEach(async () => {
  agent = await createAgent(workshop.keeper);
});

afterAll(() => workshop.close());

it('survives a failure of the database at any of its writes', async () => {
  await addFiles(workshop.keeper, agent.id, {
    'ก.txt': 'อ้อย',
    'ข.txt': 'น้ำตาล',
    'ค.txt': 'กากน้ำตาล',
  });
  const payload = await workshop.start(agent);
  for (
    let failing = 1;
    failing < 60 && (await workshop.jobOf(payload)).status === 'running';
    failing += 1
  ) {
    let writes = failing;
    const database: AgentsContext['database'] = {
      ...workshop.app.context.database,
      inCompany: async (scope, task, options) => {
        writes -= 1;
        if (writes === 0) throw new Error('connection terminated');
        return workshop.app.context.database.inCompany(scope, task, options);
      },
    };
    // Internal failures end it after three; here every turn counts as the first.
    await queryRows(workshop.app, 'update sync_jobs set attempts = 0, failures = 0 where id = $1', [
      payload.jobId,
    ]);
    await work(workshop.workerWith({ database }), payload).catch(() => undefined);
  }
  expect(await workshop.jobOf(payload)).toMatchObject({ status: 'success', files_sent: 3 });
  expect(await workshop.chunksOfIndexAndBooks(agent)).toMatchObject({
    chunks: 3,
    books: 3,
    doubled: 0,
  });
});

it('ends as failed, with a reference, when it fails repeatedly for no reason of the documents', async () => {
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': 'อ้อย' });
  const payload = await workshop.start(agent);
  const broken: Retrieval = {
    ...workshop.retrieval,
    listFiles: () => Promise.reject(new Error('no such engine')),
  };
  const worker = workshop.workerWith({ retrieval: broken });
  // However often the process has died before.
  await queryRows(workshop.app, 'update sync_jobs set attempts = 10 where id = $1', [
    payload.jobId,
  ]);
  await expect(work(worker, payload)).rejects.toThrow('no such engine');
  await expect(work(worker, payload)).rejects.toThrow('no such engine');
  await work(worker, payload);
  const job = await workshop.jobOf(payload);
  expect(job.status).toBe('failed');
  expect(job.log_text).toContain(`ระบบขัดข้อง (รหัส ${payload.jobId})`);
});

it('gives up, and reports it, when the process dies repeatedly', async () => {
  const payload = await workshop.start(agent);
  await queryRows(workshop.app, 'update sync_jobs set attempts = 45 where id = $1', [
    payload.jobId,
  ]);
  await work(workshop.workerWith(), payload);
  const job = await workshop.jobOf(payload);
  expect(job.status).toBe('failed');
  expect(job.log_text).toContain('หยุดกลางคันเกิน 45 ครั้ง');
});

it('stops when the index is down, instead of failing every file, and continues when it is back', async () => {
  await addFiles(workshop.keeper, agent.id, NINE_FILES);
  const payload = await workshop.start(agent);
  const down: Retrieval = {
    ...workshop.retrieval,
    indexFile: () => Promise.reject(new Error('the engine is down')),
  };
  await work(workshop.workerWith({ retrieval: down }), payload);
  const job = await workshop.jobOf(payload);
  expect(job).toMatchObject({ status: 'failed', files_done: 3, files_failed: 3, files_total: 9 });
  expect(job.log_text).toContain('หยุดซิงก์: บันทึกลงคลังค้นหาไม่สำเร็จ');
  const files = await filesOf(workshop.keeper, agent.id);
  expect(files.filter(({ reason }) => reason === 'index_unavailable')).toHaveLength(3);

  const next = await workshop.start(agent);
  await work(workshop.workerWith(), next);
  expect(await workshop.jobOf(next)).toMatchObject({ status: 'success', files_sent: 9 });
});

it('marks no file as ready that a search does not find', async () => {
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': 'อ้อย' });
  const payload = await workshop.start(agent);
  const blind: Retrieval = { ...workshop.retrieval, retrieveEach: async () => [{ chunks: [] }] };
  await work(workshop.workerWith({ retrieval: blind }), payload);
  expect(await filesOf(workshop.keeper, agent.id)).toMatchObject([
    { status: 'error', reason: 'not_found_again', needs_sync: true },
  ]);
});
