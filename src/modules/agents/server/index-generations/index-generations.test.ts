import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInbox } from '#tests/support/inbox.ts';
import {
  agentChange,
  type Agent,
  getAgentRoute,
  updateAgentRoute,
} from '#modules/agents/contract/agents.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import type { IndexGeneration } from '#modules/agents/contract/index-generations.ts';
import * as routes from '#modules/agents/contract/index-generations.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addSetQuestionRoute } from '#modules/agents/contract/question-set.ts';
import { addFiles, addKeeper, createAgent, filesOf, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';

const QUESTION = 'อ้อยไฟไหม้ถูกหักเงินเท่าไร';
const FILES = {
  'ราคา.txt': `อ้อยไฟไหม้ถูกหักเงินตันละ 30 บาท ${'อ้อยสดรับซื้อตามความหวานที่โรงงานวัดได้ '.repeat(60)}`,
  'เวลา.txt': `สำนักงานเปิดทำการ 8.30 น. ${'พนักงานลงเวลาเข้าและออกทุกวัน '.repeat(60)}`,
};

let app: TestApp;
let keeper: Keeper;
let agent: Agent;
let prices: AgentFile;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});
beforeEach(async () => {
  agent = await createAgent(keeper);
  const files = await addFiles(keeper, agent.id, FILES);
  const found = files.find(({ filename }) => filename === 'ราคา.txt');
  if (found === undefined) throw new Error('The file was not added');
  prices = found;
  await keeper.ask(addSetQuestionRoute, {
    params: params(),
    body: { question: QUESTION, file_ids: [prices.id] },
  });
  await sync(keeper, agent.id);
});
afterAll(() => app.close());

const params = () => ({ id: agent.id });
const read = () => keeper.ask(getAgentRoute, { params: params() });
const indexes = async () =>
  (await keeper.ask(routes.listGenerationsRoute, { params: params() })).data;
const states = (list: readonly IndexGeneration[]) =>
  list.map(({ number, state, chunk_size }) => [number, state, chunk_size]);
const ask = async () =>
  (await keeper.ask(retrieveRoute, { params: params(), body: { query: QUESTION, top_k: 3 } })).data;
const choose = (act: 'switch' | 'discard', number: number) =>
  keeper.ask(act === 'switch' ? routes.switchGenerationRoute : routes.discardGenerationRoute, {
    params: params(),
    body: { number },
  });
const cutInto = async (chunk_size: number) => {
  const stored = await read();
  const { updated_at } = stored;
  const fields = agentChange.parse(
    Object.fromEntries(
      Object.entries({ ...stored, chunk_size, updated_at }).filter(
        ([name]) => name in agentChange.shape,
      ),
    ),
  );
  await keeper.ask(updateAgentRoute, { params: params(), body: fields });
};
/** Makes a file unreadable, so that an index which is built now lacks it. */
const loseContent = async (file: AgentFile) => {
  const [stored] = await queryRows<{ key: string }>(
    app,
    `select storage_key as key from stored_files where id = (
       select stored_file_id from agent_files where id = $1)`,
    [file.id],
  );
  await app.context.files.remove(stored?.key ?? '');
};
const chunksStored = async (generation: number) => {
  const [row] = await queryRows<{ count: number }>(
    app,
    `select count(*)::integer as count from agent_chunks c join agent_files f on f.id = c.file_id
     where f.agent_id = $1 and c.generation = $2`,
    [agent.id, generation],
  );
  return row?.count ?? 0;
};

describe('changed settings of a synced agent', () => {
  it('are built in a new index while questions are answered, switched to, and reverted', async () => {
    const before = await ask();
    await cutInto(200);
    expect((await read()).needs_full_sync).toBe(true);
    const over = new AbortController();
    const asking = (async () => {
      const answers = [];
      while (!over.signal.aborted) answers.push(await ask());
      return answers;
    })();
    const run = await sync(keeper, agent.id);
    over.abort();
    const answers = await asking;
    expect(answers.length).toBeGreaterThan(1);
    for (const answer of answers) {
      expect(answer[0]).toMatchObject({ file_id: prices.id });
      expect(answer[0]?.text).toContain('30 บาท');
    }
    expect(run).toMatchObject({ status: 'success', files_sent: 2 });
    expect(run.log_text).toContain('คลังค้นหาเดิมยังเก็บไว้ให้ย้อนกลับได้');
    expect(states(await indexes())).toEqual([
      [1, 'live', 200],
      [0, 'kept', 500],
    ]);
    expect((await indexes())[0]?.embedding_in_use).toBe('built-in');
    expect((await indexes())[0]?.comparison).toMatchObject({
      before: { questions: 1, first: 1 },
      after: { questions: 1, first: 1 },
      lost: [],
      files_missing: [],
    });
    expect(await read()).toMatchObject({ needs_full_sync: false, chunk_size: 200 });
    expect((await ask())[0]?.text.length).toBeLessThanOrEqual(200);

    expect(states((await choose('switch', 0)).data)).toEqual([
      [0, 'live', 500],
      [1, 'kept', 200],
    ]);
    expect(await read()).toMatchObject({ needs_full_sync: false, chunk_size: 500 });
    expect(await ask()).toEqual(before);
    const files = await filesOf(keeper, agent.id);
    expect(files.map(({ status, needs_sync }) => [status, needs_sync])).toEqual([
      ['ready', false],
      ['ready', false],
    ]);
    expect((await sync(keeper, agent.id)).files_total).toBe(0);
  });

  it('wait for a person where the new index finds less, and can be discarded', async () => {
    await loseContent(prices);
    await cutInto(200);
    const run = await sync(keeper, agent.id);
    expect(run.status).toBe('completed_with_errors');
    expect(states(await indexes())).toEqual([
      [0, 'live', 500],
      [1, 'ready', 200],
    ]);
    expect((await indexes())[1]?.comparison).toMatchObject({
      lost: [QUESTION],
      files_missing: ['ราคา.txt'],
    });
    expect((await ask())[0]).toMatchObject({ file_id: prices.id });
    const notices = async () =>
      (await readInbox(app, keeper)).filter(
        ({ entity, within }) => entity === 'agent_index' && within === agent.id,
      );
    await expect.poll(notices).toHaveLength(1);

    expect(states((await choose('discard', 1)).data)).toEqual([[0, 'live', 500]]);
    expect(await read()).toMatchObject({ needs_full_sync: false, chunk_size: 500 });
    await expect.poll(() => chunksStored(1)).toBe(0);
  });

  it('can be switched to all the same; files missing in the new index then need a sync', async () => {
    await loseContent(prices);
    await cutInto(200);
    await sync(keeper, agent.id);
    await choose('switch', 1);
    expect(await read()).toMatchObject({ needs_full_sync: false, chunk_size: 200 });
    const files = await filesOf(keeper, agent.id);
    expect(files.map(({ filename, indexed }) => [filename, indexed])).toEqual([
      ['ราคา.txt', false],
      ['เวลา.txt', true],
    ]);
    expect((await ask()).every(({ file_id }) => file_id !== prices.id)).toBe(true);
  });

  it('leave the live index alone when the build is cancelled, and continue from there', async () => {
    await cutInto(200);
    await queryRows(
      app,
      `insert into index_generations (company_id, agent_id, number, state, embedding_model,
         chunk_size, chunk_overlap, settings)
       select company_id, id, 7, 'building', embedding_model, chunk_size, chunk_overlap, 'other'
       from agents where id = $1`,
      [agent.id],
    );
    await sync(keeper, agent.id);
    // An index begun with outdated settings is removed.
    expect(states(await indexes())).toEqual([
      [8, 'live', 200],
      [0, 'kept', 500],
    ]);
    await cutInto(300);
    await sync(keeper, agent.id);
    expect(states(await indexes())).toEqual([
      [9, 'live', 300],
      [8, 'kept', 200],
    ]);
    await expect.poll(() => chunksStored(0)).toBe(0);
  });

  it('cannot be switched during a sync, nor to an index that does not exist', async () => {
    const call = (act: string, number: number) =>
      keeper.call('POST', `/v1/agents/${agent.id}/indexes/${act}`, { body: { number } });
    expect((await call('switch', 0)).status).toBe(409);
    expect((await call('switch', 5)).body).toMatchObject({ code: 'agents.index_gone' });
    expect((await call('discard', 0)).status).toBe(409);
    await cutInto(200);
    await sync(keeper, agent.id);
    await queryRows(
      app,
      `insert into sync_jobs (company_id, id, agent_id, triggered_by, language)
       values (1, gen_random_uuid(), $1, gen_random_uuid(), 'th')`,
      [agent.id],
    );
    expect(await call('switch', 0)).toMatchObject({
      status: 409,
      body: { code: 'agents.sync_running' },
    });
  });
});
