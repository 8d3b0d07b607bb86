import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agent.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.routes.ts';
import { getSyncJobRoute } from '#modules/agents/contract/sync-jobs.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { newId } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { addFiles, addKeeper, createAgent, filesOf, type Keeper } from '#tests/support/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import type { AgentsContext } from '../agents-context.ts';
import { createTextExtractor, type TextExtractor } from '../documents/extract-text.ts';
import { syncDocumentsJob } from '../jobs/sync-documents.job.ts';
import { BUILT_IN_MODEL } from '../retrieval/built-in-embedder.ts';
import { createRetrieval } from '../retrieval/create-retrieval.ts';
import type { Retrieval } from '../retrieval/types.ts';
import { startSync } from '../usecases/start-sync.ts';

let app: TestApp;
let keeper: Keeper;
let agent: Agent;
let extractor: TextExtractor;
let retrieval: Retrieval;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  extractor = createTextExtractor();
  retrieval = createRetrieval({ database: app.context.database });
});

beforeEach(async () => {
  agent = await createAgent(keeper);
});

afterAll(async () => {
  extractor.close();
  await retrieval.close();
  await app.close();
});

/** More than are read ahead of the index. */
const FILES = Object.fromEntries(
  Array.from({ length: 9 }, (_, number) => [
    `${String(number).padStart(2, '0')}.txt`,
    `แปลงที่ ${number}\n${'อ้อยเข้าหีบตามคิวที่จองไว้ '.repeat(number * 40)}`,
  ]),
);

/** A worker of the test's own, in place of those of the application. */
function workerWith(changes: Partial<Pick<AgentsContext, 'retrieval' | 'database'>> = {}) {
  const { extractText } = extractor;
  const context: AgentsContext = {
    ...app.context,
    modelOf: () => BUILT_IN_MODEL,
    retrieval,
    extractText,
    ...changes,
  };
  return syncDocumentsJob(context);
}

/** Starts a run that no worker of the application hears of. */
async function start() {
  const scope: Scope = {
    companyId: 1,
    userId: keeper.userId,
    employeeId: keeper.employeeId,
    permissions: new Set(),
    language: 'th',
    requestId: 'test',
  };
  const jobs: Jobs = { ...app.context.jobs, enqueue: async () => undefined };
  const started = { agentId: agent.id, idempotencyKey: undefined, jobs };
  const { id } = await app.context.database.inCompany(scope, (tx) => startSync(tx, scope, started));
  return { companyId: 1, agentId: agent.id, jobId: id };
}

const work = (
  worker: ReturnType<typeof workerWith>,
  payload: object,
  signal = AbortSignal.any([]),
) => worker.run(payload, { signal, jobId: newId(), isFirstTry: true, isLastTry: false });

const jobOf = (payload: { jobId: string }) =>
  keeper.ask(getSyncJobRoute, { params: { id: payload.jobId } });

/** What the index holds, and what the books say that it holds. */
async function chunksOfIndexAndBooks() {
  const rows = await queryRows<{
    chunks: number;
    books: number;
    doubled: number;
  }>(
    app,
    `select
       (select count(*) from agent_chunks c join agent_files f on f.id = c.file_id where f.agent_id = $1) as chunks,
       (select sum(chunks_count) from agent_files where agent_id = $1) as books,
       (select count(*) from (
         select 1 from agent_chunks c join agent_files f on f.id = c.file_id
         where f.agent_id = $1 group by c.file_id, c.chunk_no having count(*) > 1) twice) as doubled`,
    [agent.id],
  );
  return rows[0];
}

/** Works on a run in a process that is stopped again and again, each time a little further into the work. */
async function workInterrupted(
  payload: Awaited<ReturnType<typeof start>>,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<number> {
  let interruptions = 0;
  for (let turn = 0; turn < 40 && (await jobOf(payload)).status === 'running'; turn += 1) {
    const stop = new AbortController();
    // Each turn gets a little further into the work before the process is asked to stop.
    let writes = 3 + turn * 2;
    const database: AgentsContext['database'] = {
      ...app.context.database,
      inCompany: (scope, task, options) => {
        writes -= 1;
        if (writes === 0) stop.abort(new Error('The process is stopping'));
        return app.context.database.inCompany(scope, task, options);
      },
    };
    const worker = workerWith({ database });
    await work(worker, payload, stop.signal).catch(() => (interruptions += 1));
    await meanwhile();
  }
  return interruptions;
}

it('is taken up where it was, however often it is interrupted, and misses and doubles nothing', async () => {
  await addFiles(keeper, agent.id, FILES);
  const payload = await start();
  const interruptions = await workInterrupted(payload);
  expect(interruptions).toBeGreaterThan(3);
  const job = await jobOf(payload);
  expect(job).toMatchObject({ status: 'success', files_total: 9, files_done: 9, files_sent: 9 });
  expect(job.log_text.match(/ทำดัชนีแล้ว/g)).toHaveLength(9);
  expect(job.log_text).toContain('ทำต่อหลังระบบหยุดกลางคัน');
  const files = await filesOf(keeper, agent.id);
  expect(files.every((file) => file.status === 'ready' && !file.needs_sync)).toBe(true);
  const { chunks, books, doubled } = (await chunksOfIndexAndBooks()) ?? {};
  expect(doubled).toBe(0);
  expect(chunks).toBe(books);
  expect(job.chunks_embedded).toBe(books);
}, 120_000);

it('does not count chunks of the version before of a file that failed, when it is taken up again', async () => {
  await addFiles(keeper, agent.id, { 'ก.txt': 'อ้อยไฟไหม้', 'ข.txt': 'น้ำตาล' });
  await work(workerWith(), await start());
  await addFiles(keeper, agent.id, { 'ก.txt': ' \n', 'ข.txt': 'น้ำตาลทราย' });
  const payload = await start();
  const stop = new AbortController();
  const stopped: Retrieval = {
    ...retrieval,
    async indexFile() {
      await expect.poll(async () => (await jobOf(payload)).files_done).toBe(1);
      stop.abort(new Error('The process is stopping'));
      throw new Error('Never reached the index');
    },
  };
  const worker = workerWith({ retrieval: stopped });
  await expect(work(worker, payload, stop.signal)).rejects.toThrow('The process is stopping');
  await work(workerWith(), payload);
  expect(await jobOf(payload)).toMatchObject({
    status: 'completed_with_errors',
    files_done: 2,
    files_failed: 1,
    chunks_embedded: 1,
  });
});

it('goes on with an index that is built aside, while the one before answers', async () => {
  await addFiles(keeper, agent.id, FILES);
  await work(workerWith(), await start());
  await queryRows(app, 'update agents set chunk_size = 200 where id = $1', [agent.id]);
  const payload = await start();
  const interruptions = await workInterrupted(payload, async () => {
    const query = { query: 'แปลงที่ 7', top_k: 3 };
    const { data } = await keeper.ask(retrieveRoute, { params: { id: agent.id }, body: query });
    expect(data).toHaveLength(3);
  });
  expect(interruptions).toBeGreaterThan(3);
  expect(await jobOf(payload)).toMatchObject({ status: 'success', files_done: 9, files_sent: 9 });
  const held = await queryRows(
    app,
    `select state, count(*)::integer as files, sum(chunks_count)::integer =
       (select count(*) from agent_chunks c join agent_files f on f.id = c.file_id
        where f.agent_id = $1 and c.generation = number) as complete
     from agent_indexed_files join index_generations using (company_id, agent_id)
     where agent_id = $1 and generation = number group by number, state order by number`,
    [agent.id],
  );
  expect(held).toEqual([
    { state: 'kept', files: 9, complete: true },
    { state: 'live', files: 9, complete: true },
  ]);
});

it('survives a failure of the database at any of its writes', async () => {
  await addFiles(keeper, agent.id, { 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล', 'ค.txt': 'กากน้ำตาล' });
  const payload = await start();
  for (let failing = 1; failing < 60 && (await jobOf(payload)).status === 'running'; failing += 1) {
    let writes = failing;
    const database: AgentsContext['database'] = {
      ...app.context.database,
      inCompany: async (scope, task, options) => {
        writes -= 1;
        if (writes === 0) throw new Error('connection terminated');
        return app.context.database.inCompany(scope, task, options);
      },
    };
    // Ours fails three times at most before it says so; here every turn counts as the first.
    await queryRows(app, 'update sync_jobs set attempts = 0, failures = 0 where id = $1', [
      payload.jobId,
    ]);
    await work(workerWith({ database }), payload).catch(() => undefined);
  }
  expect(await jobOf(payload)).toMatchObject({ status: 'success', files_sent: 3 });
  expect(await chunksOfIndexAndBooks()).toMatchObject({ chunks: 3, books: 3, doubled: 0 });
}, 120_000);

it('takes the pen from a worker that was thought dead', async () => {
  await addFiles(keeper, agent.id, { 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล' });
  const payload = await start();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const stalling: Retrieval = {
    ...retrieval,
    async indexFile(input) {
      reach();
      await released;
      return retrieval.indexFile(input);
    },
  };
  const zombie = work(workerWith({ retrieval: stalling }), payload);
  await reached;
  await work(workerWith(), payload);
  const finished = await jobOf(payload);
  expect(finished).toMatchObject({ status: 'success', files_sent: 2 });

  release();
  await zombie;
  expect(await jobOf(payload)).toEqual(finished);
  expect(await chunksOfIndexAndBooks()).toMatchObject({ chunks: 2, books: 2, doubled: 0 });
});

it('ends as failed, with a reference, when it fails again and again for no reason of the documents', async () => {
  await addFiles(keeper, agent.id, { 'ก.txt': 'อ้อย' });
  const payload = await start();
  const broken: Retrieval = {
    ...retrieval,
    listFiles: () => Promise.reject(new Error('no such engine')),
  };
  const worker = workerWith({ retrieval: broken });
  // However often the process has died at it before.
  await queryRows(app, 'update sync_jobs set attempts = 10 where id = $1', [payload.jobId]);
  await expect(work(worker, payload)).rejects.toThrow('no such engine');
  await expect(work(worker, payload)).rejects.toThrow('no such engine');
  await work(worker, payload);
  const job = await jobOf(payload);
  expect(job.status).toBe('failed');
  expect(job.log_text).toContain(`ระบบขัดข้อง (รหัส ${payload.jobId})`);
});

it('gives up, and says so, when the process dies at it again and again', async () => {
  const payload = await start();
  await queryRows(app, 'update sync_jobs set attempts = 45 where id = $1', [payload.jobId]);
  await work(workerWith(), payload);
  const job = await jobOf(payload);
  expect(job.status).toBe('failed');
  expect(job.log_text).toContain('หยุดกลางคันเกิน 45 ครั้ง');
});

it('stops when the index is down, instead of failing every file, and goes on when it is back', async () => {
  await addFiles(keeper, agent.id, FILES);
  const payload = await start();
  const down: Retrieval = {
    ...retrieval,
    indexFile: () => Promise.reject(new Error('the engine is down')),
  };
  await work(workerWith({ retrieval: down }), payload);
  const job = await jobOf(payload);
  expect(job).toMatchObject({ status: 'failed', files_done: 3, files_failed: 3, files_total: 9 });
  expect(job.log_text).toContain('หยุดซิงก์: บันทึกลงดัชนีไม่สำเร็จ');
  const files = await filesOf(keeper, agent.id);
  expect(files.filter(({ reason }) => reason === 'index_unavailable')).toHaveLength(3);

  const next = await start();
  await work(workerWith(), next);
  expect(await jobOf(next)).toMatchObject({ status: 'success', files_sent: 9 });
});

it('calls no file ready which a search does not find', async () => {
  await addFiles(keeper, agent.id, { 'ก.txt': 'อ้อย' });
  const payload = await start();
  const blind: Retrieval = { ...retrieval, retrieveEach: async () => [{ chunks: [] }] };
  await work(workerWith({ retrieval: blind }), payload);
  expect(await filesOf(keeper, agent.id)).toMatchObject([
    { status: 'error', reason: 'not_found_again', needs_sync: true },
  ]);
});
