import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInbox } from '#tests/support/inbox.ts';
import { type Agent, getAgentRoute } from '#modules/agents/contract/agents.ts';
import { type AgentFile, deleteFileRoute } from '#modules/agents/contract/files.ts';
import type { QualityReport } from '#modules/agents/contract/question-set.ts';
import * as routes from '#modules/agents/contract/question-set.ts';
import { addFiles, addKeeper, createAgent, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const PRICES = 'อ้อยสดรับซื้อตันละ 1,160 บาท อ้อยไฟไหม้ถูกหักเงินตันละ 30 บาท';
const HOURS = 'สำนักงานเปิดทำการ 8.30 น. ถึง 17.30 น. วันจันทร์ถึงวันศุกร์';

let app: TestApp;
let keeper: Keeper;
let agent: Agent;
let prices: AgentFile;
let hours: AgentFile;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});
beforeEach(async () => {
  agent = await createAgent(keeper);
  const files = await addFiles(keeper, agent.id, { 'ราคา.txt': PRICES, 'เวลา.txt': HOURS });
  prices = named(files, 'ราคา.txt');
  hours = named(files, 'เวลา.txt');
});
afterAll(() => app.close());

const named = (files: readonly AgentFile[], name: string): AgentFile => {
  const file = files.find(({ filename }) => filename === name);
  if (file === undefined) throw new Error(`There is no ${name}`);
  return file;
};
const params = () => ({ id: agent.id });
const add = (question: string, ...files: AgentFile[]) =>
  keeper.ask(routes.addSetQuestionRoute, {
    params: params(),
    body: { question, file_ids: files.map(({ id }) => id) },
  });
const list = (query: { result?: 'missed'; search?: string } = {}) =>
  keeper.ask(routes.listSetQuestionsRoute, { params: params(), query });
const report = () => keeper.ask(routes.qualityReportRoute, { params: params() });
const scored = async (scores: number): Promise<QualityReport> => {
  for (;;) {
    const now = await report();
    if (!now.scoring && now.scores.length >= scores) return now;
    await sleep(30);
  }
};
const scoreNow = async (): Promise<QualityReport> => {
  const { scores } = await report();
  await keeper.ask(routes.scoreQuestionSetRoute, { params: params() });
  return scored(scores.length + 1);
};

describe('a question set', () => {
  it('has questions with the files that answer them, each question once', async () => {
    const question = await add('อ้อยไฟไหม้ถูกหักเท่าไร', prices);
    expect(question).toMatchObject({
      files: [{ file_id: prices.id, filename: 'ราคา.txt' }],
      result: null,
    });
    expect((await list()).data).toEqual([question]);
    expect((await list({ search: 'เวลา' })).data).toEqual([]);
    const again = await keeper.call('POST', `/v1/agents/${agent.id}/question-set`, {
      body: { question: 'อ้อยไฟไหม้ถูกหักเท่าไร ', file_ids: [hours.id] },
    });
    expect(again).toMatchObject({ status: 400, body: { fields: [{ path: 'question' }] } });
  });

  it('accepts no file of another agent', async () => {
    const other = await createAgent(keeper);
    const [foreign] = await addFiles(keeper, other.id, { 'อื่น.txt': 'อื่น' });
    const answer = await keeper.call('POST', `/v1/agents/${agent.id}/question-set`, {
      body: { question: 'อะไร', file_ids: [foreign?.id] },
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'file_ids' }] } });
  });

  it('is changed only by a person who saw its latest version', async () => {
    const question = await add('เปิดกี่โมง', prices);
    const change = { question: 'สำนักงานเปิดกี่โมง', file_ids: [hours.id] };
    const path = { params: { id: question.id } };
    const { updated_at } = question;
    const changed = await keeper.ask(routes.changeSetQuestionRoute, {
      ...path,
      body: { ...change, updated_at },
    });
    expect(changed).toMatchObject({ question: change.question, files: [{ file_id: hours.id }] });
    const late = await keeper.call('PUT', `/v1/set-questions/${question.id}`, {
      body: { ...change, updated_at },
    });
    expect(late).toMatchObject({ status: 409, body: { current: changed } });
    await keeper.ask(routes.removeSetQuestionRoute, path);
    expect((await list()).data).toEqual([]);
  });

  it('has each question once also after one was changed, and may have the earlier one again', async () => {
    const { id, updated_at } = await add('เปิดกี่โมง', hours);
    const body = { question: 'สำนักงานเปิดกี่โมง', file_ids: [hours.id], updated_at };
    await keeper.ask(routes.changeSetQuestionRoute, { params: { id }, body });
    const again = await keeper.call('POST', `/v1/agents/${agent.id}/question-set`, {
      body: { question: body.question, file_ids: [hours.id] },
    });
    expect(again).toMatchObject({ status: 400, body: { fields: [{ path: 'question' }] } });
    await add('เปิดกี่โมง', hours);
    expect((await list()).total).toBe(2);
  });

  it('accepts valid pasted lines, and reports which others are invalid and why', async () => {
    const text = 'เปิดกี่โมง\tเวลา.txt\nราคาเท่าไร\tไม่มี.txt\nอ้อยสดราคาเท่าไร\tราคา.txt';
    const outcome = await keeper.ask(routes.pasteSetQuestionsRoute, {
      params: params(),
      body: { text },
    });
    expect(outcome).toMatchObject({ added: 2, refused: [{ row: 2, text: 'ราคาเท่าไร\tไม่มี.txt' }] });
    expect(outcome.refused[0]?.message).toContain('ไม่มี.txt');
    expect((await list()).total).toBe(2);
    const open = await keeper.call('POST', `/v1/agents/${agent.id}/question-set/paste`, {
      body: { text: '"เปิด,a.txt' },
    });
    expect(open).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
  });
});

describe('the score of a question set', () => {
  it('is computed after a sync, which does not wait for it, with its run and settings', async () => {
    await add('อ้อยไฟไหม้ถูกหักเงินเท่าไร', prices);
    await add('วันจันทร์อ้อยสดรับซื้อตันละกี่บาท', hours);
    const run = await sync(keeper, agent.id);
    const { scores, drop } = await scored(1);
    expect(scores).toMatchObject([
      { sync_job_id: run.id, chunk_size: 500, questions: 2, first: 1, within_five: 2 },
    ]);
    expect(scores[0]?.reciprocal_rank).toBeCloseTo((1 + 1 / 2) / 2);
    expect(drop).toBeNull();
    expect((await list({ result: 'missed' })).data).toMatchObject([
      {
        question: 'วันจันทร์อ้อยสดรับซื้อตันละกี่บาท',
        result: { place: 2, found: ['ราคา.txt', 'เวลา.txt'] },
      },
    ]);
  });

  it('is not computed where there are no questions', async () => {
    await sync(keeper, agent.id);
    await keeper.ask(routes.scoreQuestionSetRoute, { params: params() });
    expect(await report()).toMatchObject({ scoring: false, scores: [] });
  });

  it('leaves out questions whose files were deleted', async () => {
    await add('เปิดกี่โมง', hours);
    await add('อ้อยสดราคาตันละกี่บาท', prices);
    await sync(keeper, agent.id);
    await scored(1);
    await keeper.ask(deleteFileRoute, { params: { id: agent.id, file_id: hours.id } });
    const { scores, without_file } = await scoreNow();
    expect([scores.at(-1)?.questions, without_file]).toEqual([1, 1]);
  });

  it('warns on the agent and in the inbox when it drops, until it recovers', async () => {
    await add('สำนักงานเปิดกี่โมง', hours);
    await sync(keeper, agent.id);
    await scored(1);
    await addFiles(keeper, agent.id, { 'เวลา.txt': 'วันหยุดประจำปี' });
    await sync(keeper, agent.id);
    expect((await scored(2)).drop).toMatchObject({ before: { first: 1 }, after: { first: 0 } });
    expect(await keeper.ask(getAgentRoute, { params: params() })).toMatchObject({
      quality_dropped: true,
    });
    const warnings = async () =>
      (await readInbox(app, keeper)).filter(({ entity }) => entity === 'question_set');
    await expect.poll(warnings).toMatchObject([{ tone: 'warning', within: agent.id }]);

    // As bad as before is no news, but no reason to end the warning.
    expect((await scoreNow()).drop).not.toBeNull();
    expect(await warnings()).toHaveLength(1);

    await addFiles(keeper, agent.id, { 'เวลา.txt': HOURS });
    await sync(keeper, agent.id);
    expect((await scored(4)).drop).toBeNull();
    expect(await keeper.ask(getAgentRoute, { params: params() })).toMatchObject({
      quality_dropped: false,
    });
  });

  it('becomes the baseline when somebody accepts it', async () => {
    await add('สำนักงานเปิดกี่โมง', hours);
    await sync(keeper, agent.id);
    await scored(1);
    await addFiles(keeper, agent.id, { 'เวลา.txt': 'วันหยุดประจำปี' });
    await sync(keeper, agent.id);
    await scored(2);
    const accepted = await keeper.ask(routes.acceptScoreRoute, { params: params() });
    expect(accepted.drop).toBeNull();
    expect(await keeper.ask(getAgentRoute, { params: params() })).toMatchObject({
      quality_dropped: false,
    });
    expect((await scoreNow()).drop).toBeNull();
  });
});
