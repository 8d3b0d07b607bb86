import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAgentsRoute } from '#modules/agents/contract/agents.ts';
import { qualityReportRoute } from '#modules/agents/contract/question-set.ts';
import { askRoute, retrieveRoute } from '#modules/agents/contract/questions.ts';
import { addFiles, addKeeper, createAgent, filesOf, sync } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

let app: TestApp;
let mill: SignedIn;

const agentsOf = async (person: SignedIn) =>
  (await person.ask(listAgentsRoute, { query: { sort: 'code' } })).data;

beforeAll(async () => {
  app = await startTestApp({ environment: { DEMO: '1', PORT: '4321' } });
  mill = await signIn(app);
  const isLoaded = async () => {
    const statuses = (await agentsOf(mill)).map((agent) => agent.latest_sync_status);
    return (
      statuses.length === 4 &&
      statuses.every((status) => status === 'success' || status === 'failed')
    );
  };
  await vi.waitUntil(isLoaded, soon);
});

afterAll(() => app.close());

describe('the example agents', () => {
  it('have documents that are all searchable, except those that show what a failure looks like', async () => {
    const agents = await agentsOf(mill);
    expect(agents.map((agent) => [agent.files_count, agent.latest_sync_status])).toEqual([
      [4, 'success'],
      [2, 'success'],
      [2, 'success'],
      [2, 'failed'],
    ]);
    const archive = agents.at(-1);
    const reasons = (await filesOf(mill, archive?.id ?? '')).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['encrypted', 'scanned_without_text']));
  });

  it('include a file that was replaced, with its previous version', async () => {
    const [procurement] = await agentsOf(mill);
    const files = await filesOf(mill, procurement?.id ?? '');
    expect(files.filter(({ version_no }) => version_no === 2)).toHaveLength(1);
  });

  it('call the stand-in at the address of the application', async () => {
    const addresses = new Set((await agentsOf(mill)).map((agent) => agent.chat_webhook_url));
    expect(addresses).toEqual(new Set(['http://127.0.0.1:4321/api/demo/workflow']));
  });

  it.each([
    { agent: 0, query: 'อ้อยไฟไหม้ถูกหักเงินตันละเท่าไร', finds: /ถูกหัก 30 บาทต่อตัน/ },
    { agent: 0, query: 'What is deducted for burnt cane?', finds: /Burnt cane: 30 baht/ },
    { agent: 0, query: 'ดอกเบี้ยเงินเกี๊ยวร้อยละเท่าไร', finds: /ร้อยละ 6.5 ต่อปี/ },
    { agent: 1, query: 'ลาป่วยกี่วันต้องมีใบรับรองแพทย์', finds: /ตั้งแต่ 3 วันทำงานติดต่อกัน/ },
    { agent: 1, query: 'How much is paid for a night shift?', finds: /120 baht a night/ },
    { agent: 2, query: 'ราคากากน้ำตาลต่อตัน', finds: /กากน้ำตาล.*5200/ },
    {
      agent: 2,
      query: 'irrevocable letter of credit opened before loading',
      finds: /15 days before loading/,
    },
  ])('find "$query"', async ({ agent, query, finds }) => {
    const { id = '' } = (await agentsOf(mill))[agent] ?? {};
    const { data } = await mill.ask(retrieveRoute, { params: { id }, body: { query, top_k: 3 } });
    expect(data.map(({ text }) => text).join('\n')).toMatch(finds);
  });

  it('are measured by a question set', async () => {
    const { id = '' } = (await agentsOf(mill))[0] ?? {};
    const report = () => mill.ask(qualityReportRoute, { params: { id } });
    await vi.waitUntil(async () => (await report()).scores.length > 0, soon);
    expect((await report()).scores).toMatchObject([{ questions: 4, within_five: 4 }]);
  });

  it('are answered for by the stand-in of a workflow, in the language of the question', async () => {
    const keeper = await addKeeper(app);
    const agent = await createAgent(keeper, {
      chat_webhook_url: `${app.address}/api/demo/workflow`,
    });
    const rules = 'ระเบียบการรับซื้ออ้อย\n\nอ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน';
    await addFiles(keeper, agent.id, { 'ระเบียบ.txt': rules });
    await sync(keeper, agent.id);
    const { answer } = await keeper.ask(askRoute, {
      params: { id: agent.id },
      body: { question: 'อ้อยไฟไหม้ถูกหักเท่าไร', session_id: 's' },
    });
    expect(answer?.text).toContain('อ้อยไฟไหม้ถูกหักเงิน 30 บาทต่อตัน');
    expect(answer?.text).toContain('[1]');
  });

  it('belong to their own company', async () => {
    const farm = await signIn(app, {
      username: 'admin',
      password: 'correct-horse-battery',
      companyId: 2,
    });
    const names = (await agentsOf(farm)).map(({ name }) => name);
    expect(names).toEqual(['ผู้ช่วยงานแปลงและเครื่องจักร']);
  });
});
