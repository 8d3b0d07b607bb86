import { expect, it } from 'vitest';
import { checkWebhookRoute } from '#modules/agents/contract/webhook.ts';
import { getOwnAgentsRoute } from '#modules/agents/contract/home.ts';
import {
  askInConversationRoute,
  getConversationRoute,
  rateTurnRoute,
  startConversationRoute,
} from '#modules/agents/contract/conversations.ts';
import { assignGapRoute, listGapsRoute } from '#modules/agents/contract/knowledge-gaps.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { addKeeper, createAgent } from '../testing/agents.ts';

const at = agentPerTest();

it('the owner of agents sees theirs and what they need, and nobody else does', async () => {
  const owner = await addKeeper(at.app);
  const stranger = await addKeeper(at.app);
  const nothing = { agents: 0, files: 0, running_syncs: 0, troubled: [], gaps: [] };
  expect(await owner.ask(getOwnAgentsRoute, {})).toEqual(nothing);

  const silent = 'http://127.0.0.1:9/';
  const agent = await createAgent(owner, { chat_webhook_url: silent });
  const body = { chat_webhook_url: silent, id: agent.id };
  expect((await owner.ask(checkWebhookRoute, { body })).failure).not.toBeNull();
  const own = await owner.ask(getOwnAgentsRoute, {});
  expect(own).toMatchObject({
    agents: 1,
    troubled: [{ id: agent.id, name: agent.name, trouble: 'webhook_failed' }],
  });
  expect(await stranger.ask(getOwnAgentsRoute, {})).toEqual(nothing);
});

it('a question without a good answer waits for whom it is assigned to', async () => {
  const { keeper } = at;
  const assignee = await addKeeper(at.app);
  const { id } = await keeper.ask(startConversationRoute, { params: at.params() });
  const question = { body: { question: 'โบนัสออกวันไหน' } };
  await keeper.call('POST', askInConversationRoute.path.replace(':id', id), question);
  const { turns } = await keeper.ask(getConversationRoute, { params: { id } });
  const params = { id: turns[0]?.id ?? '' };
  await keeper.ask(rateTurnRoute, { params, body: { rating: 'down', remark: '' } });
  const gaps = await keeper.ask(listGapsRoute, { params: at.params(), query: {} });
  const gap = { id: gaps.data[0]?.id ?? '' };
  await keeper.ask(assignGapRoute, { params: gap, body: { employee_id: assignee.employeeId } });
  expect((await assignee.ask(getOwnAgentsRoute, {})).gaps).toMatchObject([
    { ...gap, question: 'โบนัสออกวันไหน', agent: { id: at.agent.id, name: at.agent.name } },
  ]);
  expect((await keeper.ask(getOwnAgentsRoute, {})).gaps).toEqual([]);
});
