import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { updateFileRoute } from '#modules/agents/contract/files.ts';
import { listFileChunksRoute } from '#modules/agents/contract/file-chunks.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addFiles, addKeeper, createAgent, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;
let agent: Agent;
let rules: string;
let other: string;

const FILLING = 'โรงงานเปิดรับอ้อยตลอด 24 ชั่วโมง '.repeat(120);

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  agent = await createAgent(keeper);
  const files = await addFiles(keeper, agent.id, {
    'ระเบียบ.txt': `${FILLING}\n\nอ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน`,
    'อื่น.txt': 'อ้อยไฟไหม้ต้องแจ้งภายในหนึ่งวัน',
  });
  rules = files[0]?.id ?? '';
  other = files[1]?.id ?? '';
  await sync(keeper, agent.id);
});

afterAll(() => app.close());

const chunksOf = (file_id: string, query: { page?: number; page_size?: number; query?: string }) =>
  keeper.ask(listFileChunksRoute, { params: { id: agent.id, file_id }, query });

describe('the chunks of a file', () => {
  it('are listed page by page with their number and length', async () => {
    const first = await chunksOf(rules, { page_size: 3 });
    expect(first.data.map(({ chunk_no }) => chunk_no)).toEqual([0, 1, 2]);
    for (const chunk of first.data) {
      expect(chunk.length).toBe(chunk.text.length);
      expect(chunk).toMatchObject({ page: null, score: null });
    }
    const last = await chunksOf(rules, { page_size: 3, page: Math.ceil(first.total / 3) });
    expect(last.data.at(-1)?.chunk_no).toBe(first.total - 1);
    expect(last.data.at(-1)?.text).toContain('30 บาทต่อตัน');
  });

  it('are those that match a query, best first, and of no other file', async () => {
    const { data, total } = await chunksOf(rules, { query: 'อ้อยไฟไหม้ถูกหักเงินเท่าไร' });
    expect(data[0]?.text).toContain('30 บาทต่อตัน');
    expect(data[0]?.score).toBeGreaterThan(0);
    expect(data.some(({ text }) => text.includes('หนึ่งวัน'))).toBe(false);
    const scores = data.map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((one, two) => two - one));
    expect(total).toBeGreaterThanOrEqual(data.length);
  });

  it('are none before the file is indexed', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'รอ.txt': 'ยังไม่ได้ซิงก์' });
    expect(await chunksOf(file?.id ?? '', {})).toMatchObject({ data: [], total: 0 });
    expect(await chunksOf(file?.id ?? '', { query: 'ซิงก์' })).toMatchObject({ data: [] });
  });

  it('are hidden from another company like those of a missing file', async () => {
    const stranger = await addKeeper(app, await addCompany(app));
    const answer = await stranger.call('GET', `/v1/agents/${agent.id}/files/${rules}/chunks`);
    expect(answer.status).toBe(404);
  });
});

describe('a disabled file', () => {
  const setEnabled = (enabled: boolean) =>
    keeper.ask(updateFileRoute, {
      params: { id: agent.id, file_id: other },
      body: { operation: 'set_enabled', payload: { enabled } },
    });
  const answering = async () => {
    const body = { query: 'อ้อยไฟไหม้', top_k: 10 };
    const { data } = await keeper.ask(retrieveRoute, { params: { id: agent.id }, body });
    return new Set(data.map(({ file_id }) => file_id));
  };

  it('is not used for answers from then on, stays indexed, and is used again when enabled', async () => {
    expect(await answering()).toContain(other);
    expect(await setEnabled(false)).toMatchObject({ enabled: false, indexed: true });
    expect([...(await answering())]).toEqual([rules]);
    expect(await sync(keeper, agent.id)).toMatchObject({ files_failed: 0 });
    expect([...(await answering())]).toEqual([rules]);
    expect(await setEnabled(true)).toMatchObject({ enabled: true, needs_sync: false });
    expect(await answering()).toContain(other);
  });

  it('makes room for other files among the answers', async () => {
    await setEnabled(false);
    const body = { query: 'อ้อยไฟไหม้ต้องแจ้งภายในหนึ่งวัน', top_k: 1 };
    const { data } = await keeper.ask(retrieveRoute, { params: { id: agent.id }, body });
    expect(data).toMatchObject([{ file_id: rules }]);
    await setEnabled(true);
  });
});
