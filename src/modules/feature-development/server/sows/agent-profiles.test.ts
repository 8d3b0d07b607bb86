import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  agentProfileRoutes,
  deactivateAgentProfileRoute,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import { createAgentProfile } from '#modules/agent-profiles/server/testing/agent-profiles.ts';
import { UNASSIGNED } from '#modules/feature-development/contract/record-statuses.ts';
import { editSowRoute, sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

it('counts the SOWs of an agent profile, and lists exactly those', async () => {
  const { id, name } = await createAgentProfile(keeper);
  const [first, second, other] = [
    await createSow(keeper, { agent_profile_id: id }),
    await createSow(keeper),
    await createSow(keeper),
  ];
  expect(first).toMatchObject({ agent_profile_id: id, agent_profile: name, assignee: null });
  const body = { agent_profile_id: id, version: second.version };
  await keeper.ask(editSowRoute, { params: { id: second.id }, body });

  const { data: profile } = await keeper.ask(agentProfileRoutes.get, { params: { id } });
  expect(profile.count_sows).toBe(2);
  const idsOf = async (query: object) =>
    (await keeper.ask(sowRoutes.list, { query: { ...query, limit: 100 } })).data.map(
      (sow) => sow.id,
    );
  const listed = [second.id, first.id];
  expect(await idsOf({ agent_profile_id: id })).toEqual(listed);
  expect(await idsOf({ assignee_search: name })).toEqual(listed);
  const unassigned = await idsOf({ assignee: UNASSIGNED });
  expect(unassigned).toContain(other.id);
  expect(unassigned).not.toContain(first.id);
});

it('keeps the agent of a SOW that is changed without naming one', async () => {
  const { id } = await createAgentProfile(keeper);
  const made = await createSow(keeper, { agent_profile_id: id });
  const { name, sop_id, description, version } = made;
  const body = {
    name: `${name} ใหม่`,
    sop_id,
    description,
    version,
    assignee_id: null,
    manual_status: null,
    status_reason: '',
    start_date: null,
    due_date: null,
    tags: [],
    feature_id: null,
  };
  const changed = await keeper.ask(sowRoutes.update, { params: { id: made.id }, body });
  expect(changed.agent_profile_id).toBe(id);
});

it('is not assigned to an agent that is switched off, but stays with the one it has', async () => {
  const { id } = await createAgentProfile(keeper);
  const made = await createSow(keeper, { agent_profile_id: id });
  await keeper.ask(deactivateAgentProfileRoute, { params: { id } });
  const body = { name: 'งาน', sop_id: made.sop_id, agent_profile_id: id };
  const answer = await keeper.call('POST', '/v1/sows', { body });
  expect(answer.status).toBe(400);
  expect(errorBody.parse(answer.body).fields).toMatchObject([
    { path: 'agent_profile_id', code: 'feature-development:errors.agent_profile_unfit' },
  ]);
  const edit = { agent_profile_id: id, tags: ['เดิม'], version: made.version };
  const edited = await keeper.ask(editSowRoute, { params: { id: made.id }, body: edit });
  expect(edited.agent_profile_id).toBe(id);
});
