import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addFiles, createAgent, filesOf } from '../testing/agents.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { NINE_FILES, startSyncWorkshop, work, type StartedSync } from './testing/sync-workshop.ts';
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

/** Works on a run in a process that is stopped repeatedly, each time a little further into the work. */
async function workInterrupted(
  payload: StartedSync,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<number> {
  let interruptions = 0;
  for (let turn = 0; turn < 40 && (await workshop.jobOf(payload)).status === 'running'; turn += 1) {
    const stop = new AbortController();
    // Each turn gets a little further into the work before the process is asked to stop.
    let writes = 3 + turn * 2;
    const database: AgentsContext['database'] = {
      ...workshop.app.context.database,
      inCompany: (scope, task, options) => {
        writes -= 1;
        if (writes === 0) stop.abort(new Error('The process is stopping'));
        return workshop.app.context.database.inCompany(scope, task, options);
      },
    };
    const worker = workshop.workerWith({ database });
    await work(worker, payload, stop.signal).catch(() => (interruptions += 1));
    await meanwhile();
  }
  return interruptions;
}

it('continues where it was, however often it is interrupted, and misses and doubles nothing', async () => {
  await addFiles(workshop.keeper, agent.id, NINE_FILES);
  const payload = await workshop.start(agent);
  const interruptions = await workInterrupted(payload);
  expect(interruptions).toBeGreaterThan(3);
  const job = await workshop.jobOf(payload);
  expect(job).toMatchObject({ status: 'success', files_total: 9, files_done: 9, files_sent: 9 });
  expect(job.log_text.match(/เตรียมให้ค้นหาแล้ว/g)).toHaveLength(9);
  expect(job.log_text).toContain('ทำต่อหลังระบบหยุดกลางคัน');
  const files = await filesOf(workshop.keeper, agent.id);
  expect(files.every((file) => file.status === 'ready' && !file.needs_sync)).toBe(true);
  const { chunks, books, doubled } = (await workshop.chunksOfIndexAndBooks(agent)) ?? {};
  expect(doubled).toBe(0);
  expect(chunks).toBe(books);
  expect(job.chunks_embedded).toBe(books);
});

it('does not count chunks of the previous version of a failed file when it continues', async () => {
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': 'อ้อยไฟไหม้', 'ข.txt': 'น้ำตาล' });
  await work(workshop.workerWith(), await workshop.start(agent));
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': ' \n', 'ข.txt': 'น้ำตาลทราย' });
  const payload = await workshop.start(agent);
  const stop = new AbortController();
  const stopped: Retrieval = {
    ...workshop.retrieval,
    async indexFile() {
      await expect.poll(async () => (await workshop.jobOf(payload)).files_done).toBe(1);
      stop.abort(new Error('The process is stopping'));
      throw new Error('Never reached the index');
    },
  };
  const worker = workshop.workerWith({ retrieval: stopped });
  await expect(work(worker, payload, stop.signal)).rejects.toThrow('The process is stopping');
  await work(workshop.workerWith(), payload);
  expect(await workshop.jobOf(payload)).toMatchObject({
    status: 'completed_with_errors',
    files_done: 2,
    files_failed: 1,
    chunks_embedded: 1,
  });
});

it('continues with an index that is built beside the live one', async () => {
  await addFiles(workshop.keeper, agent.id, NINE_FILES);
  await work(workshop.workerWith(), await workshop.start(agent));
  await queryRows(workshop.app, 'update agents set chunk_size = 200 where id = $1', [agent.id]);
  const payload = await workshop.start(agent);
  const interruptions = await workInterrupted(payload, async () => {
    const query = { query: 'แปลงที่ 7', top_k: 3 };
    const { data } = await workshop.keeper.ask(retrieveRoute, {
      params: { id: agent.id },
      body: query,
    });
    expect(data).toHaveLength(3);
  });
  expect(interruptions).toBeGreaterThan(3);
  expect(await workshop.jobOf(payload)).toMatchObject({
    status: 'success',
    files_done: 9,
    files_sent: 9,
  });
  const held = await queryRows(
    workshop.app,
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

it('takes over from a worker that seemed dead', async () => {
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': 'อ้อย', 'ข.txt': 'น้ำตาล' });
  const payload = await workshop.start(agent);
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const stalling: Retrieval = {
    ...workshop.retrieval,
    async indexFile(input) {
      reach();
      await released;
      return workshop.retrieval.indexFile(input);
    },
  };
  const zombie = work(workshop.workerWith({ retrieval: stalling }), payload);
  await reached;
  await work(workshop.workerWith(), payload);
  const finished = await workshop.jobOf(payload);
  expect(finished).toMatchObject({ status: 'success', files_sent: 2 });

  release();
  await zombie;
  expect(await workshop.jobOf(payload)).toEqual(finished);
  expect(await workshop.chunksOfIndexAndBooks(agent)).toMatchObject({
    chunks: 2,
    books: 2,
    doubled: 0,
  });
});

it('marks no document as failed that was stopped in the middle', async () => {
  await addFiles(workshop.keeper, agent.id, { 'ก.txt': 'อ้อย' });
  const payload = await workshop.start(agent);
  const stop = new AbortController();
  const closing: Retrieval = {
    ...workshop.retrieval,
    async indexFile() {
      stop.abort(new Error('The process is stopping'));
      throw new Error('The connection was closed');
    },
  };
  const worker = workshop.workerWith({ retrieval: closing });
  await expect(work(worker, payload, stop.signal)).rejects.toThrow('The process is stopping');
  expect(await workshop.jobOf(payload)).toMatchObject({ status: 'running', files_failed: 0 });
  const [file] = await filesOf(workshop.keeper, agent.id);
  expect(file?.status).not.toBe('error');
});
