import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAgentRoute, type Agent } from '#modules/agents/contract/agents.ts';
import { addKeeper, agentFields, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await addKeeper(app);
});

afterAll(() => app.close());

it('refuses an owner who has left, except one who owned the agent already', async () => {
  const leaving = await addKeeper(app);
  const owner = { owner_user_id: leaving.employeeId };
  const owned = await createAgent(keeper, owner);
  const other = await createAgent(keeper);
  await queryRows(app, 'update employees set is_active = false where id = $1', [
    leaving.employeeId,
  ]);

  const give = ({ id, pinecone_index, updated_at }: Agent) =>
    keeper.call('PUT', `/v1/agents/${id}`, {
      body: { ...agentFields(keeper, { ...owner, pinecone_index }), updated_at },
    });
  const added = await keeper.call('POST', '/v1/agents', { body: agentFields(keeper, owner) });
  const answers = [await give(owned), await give(other), added];

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
  for (const { body } of answers.slice(1)) {
    expect(body).toMatchObject({
      fields: [{ path: 'owner_user_id', code: 'agents:errors.owner_unknown' }],
    });
  }
  expect(await keeper.ask(getAgentRoute, { params: { id: other.id } })).toEqual(other);
  const stored = await queryRows(app, 'select after from event_log where entity_id = $1', [
    owned.id,
  ]);
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain('owner_is_active');
});
