import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { deleteFileRoute, updateFileRoute } from '#modules/agents/contract/files.ts';
import { askRoute, retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addFiles, addKeeper, createAgent, filesOf, sync, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { startWebhookStandIn, type WebhookStandIn } from '../webhook/testing/webhook-stand-in.ts';

let app: TestApp;
let keeper: Keeper;
let workflow: WebhookStandIn;
let agent: Agent;

const RULES = `ระเบียบการรับซื้ออ้อย

อ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน

${'โรงงานเปิดรับอ้อยตลอด 24 ชั่วโมง '.repeat(30)}

เงินค่าอ้อยโอนเข้าบัญชีในวันที่ 25 ของเดือน`;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  workflow = await startWebhookStandIn();
  agent = await createAgent(keeper, { chat_webhook_url: workflow.url, language: 'th' });
  await addFiles(keeper, agent.id, {
    'ระเบียบ.txt': RULES,
    'leave.md':
      'Employees take ten days of annual leave a year.\n\nSick leave needs a certificate.',
  });
  await sync(keeper, agent.id);
});

afterAll(async () => {
  await workflow.close();
  await app.close();
});

const params = () => ({ id: agent.id });
const retrieve = (query: string, top_k = 10) =>
  keeper.ask(retrieveRoute, { params: params(), body: { query, top_k } });
const ask = (question: string) =>
  keeper.ask(askRoute, { params: params(), body: { question, session_id: 'session-1' } });

describe('retrieving', () => {
  it('returns passages best first, with their file and a score between 0 and 1', async () => {
    const { data } = await retrieve('อ้อยไฟไหม้หักเงินเท่าไร');
    expect(data[0]).toMatchObject({ filename: 'ระเบียบ.txt', chunk_no: 0 });
    expect(data[0]?.text).toContain('30 บาทต่อตัน');
    const scores = data.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  it('returns no more than was requested', async () => {
    expect((await retrieve('อ้อย', 1)).data).toHaveLength(1);
  });

  it.each([{ top_k: 0 }, { top_k: 51 }, { top_k: 'ten' }, { query: '' }, { query: 5 }])(
    'refuses %j',
    async (changes) => {
      const body = { query: 'อ้อย', ...changes };
      const answer = await keeper.call('POST', `/v1/agents/${agent.id}/retrieve`, { body });
      expect(answer.status).toBe(400);
    },
  );

  it('finds a file by its new name, and not at all once it is removed', async () => {
    const [file] = await addFiles(keeper, agent.id, { 'ชั่วคราว.txt': 'แพรกระสวยสีครามใช้ทอผ้า' });
    await sync(keeper, agent.id);
    const files = async () =>
      (await retrieve('แพรกระสวยสีคราม')).data
        .filter(({ text }) => text.includes('แพรกระสวย'))
        .map(({ filename }) => filename);
    expect(await files()).toEqual(['ชั่วคราว.txt']);

    const place = { id: agent.id, file_id: file?.id ?? '' };
    const rename = { operation: 'rename' as const, payload: { new_filename: 'ผ้าทอ.txt' } };
    await keeper.ask(updateFileRoute, { params: place, body: rename });
    expect(await files()).toEqual(['ผ้าทอ.txt']);

    await keeper.ask(deleteFileRoute, { params: place });
    expect(await files()).toEqual([]);
    expect(await filesOf(keeper, agent.id)).toHaveLength(2);
  });

  it('finds Thai by a Thai question in a file with an English name, and English in one with a Thai name', async () => {
    const bilingual = await createAgent(keeper, { chat_webhook_url: workflow.url });
    await addFiles(keeper, bilingual.id, {
      'Overtime Policy 2026.txt': 'ค่าล่วงเวลาวันหยุดจ่ายสามเท่าของค่าจ้างปกติ',
      'ระเบียบการเดินทาง.txt': 'Taxi fares are repaid against a receipt within seven days.',
    });
    await sync(keeper, bilingual.id);
    const best = async (query: string) =>
      (await keeper.ask(retrieveRoute, { params: { id: bilingual.id }, body: { query } })).data[0]
        ?.filename;
    expect(await best('ทำงานวันหยุดได้ค่าล่วงเวลากี่เท่า')).toBe('Overtime Policy 2026.txt');
    expect(await best('When are taxi fares repaid?')).toBe('ระเบียบการเดินทาง.txt');
  });

  it('returns nothing, and no failure, for an agent without documents', async () => {
    const empty = await createAgent(keeper);
    const answer = await keeper.ask(retrieveRoute, {
      params: { id: empty.id },
      body: { query: 'อ้อย' },
    });
    expect(answer).toEqual({ data: [] });
  });
});

describe('asking', () => {
  beforeEach(() => {
    workflow.calls.length = 0;
  });

  it('sends the workflow the question and the passages, and shows its answer beside them', async () => {
    workflow.answer((response) => response.end(JSON.stringify({ output: '30 บาทต่อตัน' })));
    const { answer, passages, webhook_failure } = await ask('อ้อยไฟไหม้หักเท่าไร');
    expect(answer?.text).toBe('30 บาทต่อตัน');
    expect(answer?.latency_ms).toBeGreaterThanOrEqual(0);
    expect(webhook_failure).toBeUndefined();
    expect(passages.length).toBeLessThanOrEqual(5);
    expect(workflow.calls).toMatchObject([
      {
        action: 'sendMessage',
        chatInput: 'อ้อยไฟไหม้หักเท่าไร',
        sessionId: 'session-1',
        metadata: {
          agent_id: agent.id,
          agent_code: agent.code,
          agent_name: agent.name,
          language: 'th',
          passages,
        },
      },
    ]);
  });

  it.each([
    { body: JSON.stringify({ text: 'จากช่อง text' }), says: 'จากช่อง text' },
    { body: JSON.stringify([{ output: 'ในรายการ' }]), says: 'ในรายการ' },
  ])('reads the answer $says', async ({ body, says }) => {
    workflow.answer((response) => response.end(body));
    expect((await ask('อ้อย')).answer?.text).toBe(says);
  });

  it.each([
    { status: 500, body: 'oops', code: 'refused', says: 'ระบบตอบคำถามตอบกลับด้วยสถานะ 500' },
    { status: 302, body: '', code: 'refused', says: 'ระบบตอบคำถามตอบกลับด้วยสถานะ 302' },
    { status: 200, body: '<html>', code: 'unusable_answer' },
    { status: 200, body: '{"output":{"a":1}}', code: 'unusable_answer' },
    { status: 200, body: '{"output":" "}', code: 'unusable_answer' },
    { status: 200, body: '{}', code: 'unusable_answer' },
    { status: 200, body: `{"output":"${'a'.repeat(2_000_000)}"}`, code: 'too_large' },
  ])('shows the passages and says that the workflow failed: $status $code', async (example) => {
    workflow.answer((response) => {
      response.writeHead(example.status, { location: 'http://169.254.169.254/' }).end(example.body);
    });
    const { answer, passages, webhook_failure } = await ask('อ้อยไฟไหม้');
    expect(answer).toBeUndefined();
    expect(passages.length).toBeGreaterThan(0);
    expect(webhook_failure?.code).toBe(example.code);
    expect(webhook_failure?.message).toContain(example.says ?? 'ระบบตอบคำถาม');
  });

  it('reports that the workflow cannot be reached', async () => {
    const gone = await startWebhookStandIn();
    await gone.close();
    const lonely = await createAgent(keeper, { chat_webhook_url: gone.url });
    const { webhook_failure } = await keeper.ask(askRoute, {
      params: { id: lonely.id },
      body: { question: 'อ้อย', session_id: 's' },
    });
    expect(webhook_failure?.code).toBe('unreachable');
  });

  it('never calls an address inside a network, even when one was stored', async () => {
    const agentOfOld = await createAgent(keeper);
    await queryRows(app, 'update agents set chat_webhook_url = $2 where id = $1', [
      agentOfOld.id,
      'http://169.254.169.254/latest/meta-data',
    ]);
    const { webhook_failure } = await keeper.ask(askRoute, {
      params: { id: agentOfOld.id },
      body: { question: 'อ้อย', session_id: 's' },
    });
    expect(webhook_failure?.code).toBe('forbidden_address');
  });
});

it('serves no stand-in of a workflow outside demonstrations', async () => {
  const response = await fetch(`${app.address}/api/demo/workflow`, { method: 'POST' });
  expect(response.status).toBe(404);
});
