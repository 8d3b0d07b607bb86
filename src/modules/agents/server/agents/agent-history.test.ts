import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateAgentRoute } from '#modules/agents/contract/agents.ts';
import { agentHistoryRoute } from '#modules/agents/contract/history.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { newId } from '#platform/server/ids.ts';
import { addKeeper, agentFields, createAgent, type Keeper } from '../testing/agents.ts';

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await addKeeper(app);
});

afterAll(() => app.close());

it('shows what was changed in an agent, from which value to which', async () => {
  const agent = await createAgent(keeper, { name: 'ผู้ช่วยโควตา' });
  const { id, pinecone_index, updated_at } = agent;
  await keeper.ask(updateAgentRoute, {
    params: { id },
    body: {
      ...agentFields(keeper, { name: 'ผู้ช่วยโควตาอ้อย', pinecone_index }),
      updated_at,
    },
  });
  const first = await keeper.ask(agentHistoryRoute, { params: { id }, query: { limit: 1 } });
  expect(first.data).toMatchObject([
    {
      event: 'agents.updated',
      what: 'แก้ไขเอเจนต์',
      changes: [{ label: 'ชื่อ', before: 'ผู้ช่วยโควตา', after: 'ผู้ช่วยโควตาอ้อย' }],
    },
  ]);
  const before = first.next ?? undefined;
  const second = await keeper.ask(agentHistoryRoute, { params: { id }, query: { before } });
  expect(second.data.map(({ event }) => event)).toEqual(['agents.created']);
});

it('has no history for an agent that is not there', async () => {
  const answer = await keeper.call('GET', `/v1/agents/${newId()}/history`);
  expect(answer.status).toBe(404);
});
