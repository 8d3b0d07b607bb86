import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/agent-profiles/contract/agent-profiles.ts';
import {
  listVersionsRoute,
  restoreVersionRoute,
} from '#modules/agent-profiles/contract/versions.ts';
import { deleteAgentRoute } from '#modules/agents/contract/agents.ts';
import { addKeeper, createAgent } from '#modules/agents/server/testing/agents.ts';
import { deleteDepartmentRoute } from '#modules/directory/contract/organization.ts';
import { listPositionChoices } from '#modules/directory/contract/unit-choices.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createAgentProfile, createDepartment, createPosition } from '../testing/agent-profiles.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

const { agentProfileRoutes } = routes;

async function refusalOf(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await answer;
  return { status, ...errorBody.parse(body) };
}

const put = (path: string, body?: object) => keeper.call('PUT', path, { body });

it('answers pages as the ERP API does, by ten, the newest first', async () => {
  const made = [];
  for (let count = 0; count < 3; count += 1) made.push(await createAgentProfile(keeper));
  const { data, meta } = await keeper.ask(agentProfileRoutes.list, { query: { pageSize: 2 } });
  expect(data.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
  expect(meta.pagination).toMatchObject({ page: 1, pageSize: 2, total: 3, pageCount: 2 });
  const usual = await keeper.ask(agentProfileRoutes.list, { query: {} });
  expect(usual.meta.pagination.pageSize).toBe(10);
});

it('is numbered and begins active', async () => {
  const profile = await createAgentProfile(keeper, { name: 'ผู้ช่วย' });
  expect(profile).toMatchObject({ status: 'Active', version: 1, count_sows: 0, chat_agent: null });
  expect(profile.code).toMatch(/^AP-\d{6}$/);
});

it('is found by its name, by those who may see it', async () => {
  const { id, code } = await createAgentProfile(keeper, { name: 'นกแก้วพูดได้' });
  const query = { q: 'นกแก้ว' };
  const { data } = await keeper.ask(searchRoute, { query });
  expect(data).toMatchObject([{ entity: routes.AGENT_PROFILE, id, detail: code }]);
  const stranger = await signIn(app, await addUser(app, { permissions: [] }));
  expect((await stranger.ask(searchRoute, { query })).data).toEqual([]);
});

it('says at each field what is missing or too long', async () => {
  const body = { name: ' ', description: 'ก'.repeat(256) };
  const refusal = await refusalOf(keeper.call('POST', '/api/agents', { body }));
  expect(refusal.status).toBe(400);
  expect(refusal.fields).toMatchObject(
    [
      ['name', 'name_required'],
      ['description', 'description_too_long'],
      ['department', 'department_required'],
      ['position', 'position_required'],
    ].map(([path, code]) => ({ path, code: `agent-profiles:errors.${code}` })),
  );
});

it('takes the positions of its department and those of every department, and no others', async () => {
  const [own, other] = [await createDepartment(keeper), await createDepartment(keeper)];
  const [inOwn, inOther, anywhere] = [
    await createPosition(keeper, own.id),
    await createPosition(keeper, other.id),
    await createPosition(keeper),
  ];
  const { data } = await keeper.ask(listPositionChoices, { query: { department: own.id } });
  const offered = data.map(({ id }) => id);
  expect(offered).toContain(inOwn.id);
  expect(offered).toContain(anywhere.id);
  expect(offered).not.toContain(inOther.id);

  const department = { id: own.id };
  const made = await createAgentProfile(keeper, { department, position: { id: anywhere.id } });
  expect(made.position.name).toBe(anywhere.name_th);
  const body = { name: 'ก', department, position: { id: inOther.id } };
  const refusal = await refusalOf(keeper.call('POST', '/api/agents', { body }));
  expect(refusal.fields).toMatchObject([
    { path: 'position', code: 'directory:errors.position_elsewhere' },
  ]);
});

it('is switched freely, and deleted only while it is inactive, then readable but final', async () => {
  const { id, name, version } = await createAgentProfile(keeper);
  const path = `/api/agents/${id}`;
  const early = await refusalOf(keeper.call('DELETE', path));
  expect([early.status, early.code]).toEqual([409, 'agent-profiles.move_not_allowed']);
  expect((await put(`${path}/inactive`)).body).toMatchObject({ data: { status: 'Inactive' } });
  expect((await put(`${path}/active`)).body).toMatchObject({ data: { status: 'Active' } });
  await put(`${path}/inactive`);
  expect((await keeper.call('DELETE', path)).status).toBe(204);

  const { data } = await keeper.ask(agentProfileRoutes.get, { params: { id } });
  expect(data.status).toBe('Deleted');
  const listed = async (query: { status?: 'Deleted' }) =>
    (await keeper.ask(agentProfileRoutes.list, { query })).data.map((each) => each.id);
  expect(await listed({})).not.toContain(id);
  expect(await listed({ status: 'Deleted' })).toContain(id);
  expect((await put(`${path}/active`)).status).toBe(409);
  const change = await refusalOf(put(path, { name, description: '', version }));
  expect(change.code).toBe('agent-profiles.is_deleted');
});

it('keeps every version with its author and what it changed, and brings an earlier one back', async () => {
  const first = await createAgentProfile(keeper, { name: 'เดิม', description: 'ก' });
  const params = { id: first.id };
  const body = { name: 'ใหม่', description: 'ก', version: first.version };
  const { data: second } = await keeper.ask(agentProfileRoutes.update, { params, body });
  expect(second).toMatchObject({ version: 2, department: first.department });
  const late = await keeper.call('PUT', `/api/agents/${first.id}`, { body });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { name: 'ใหม่', version: 2 } });
  // Saving the same again is no other version.
  await keeper.ask(agentProfileRoutes.update, { params, body: { ...body, version: 2 } });

  await keeper.ask(restoreVersionRoute, { params: { ...params, version_no: 1 } });
  const { data: versions } = await keeper.ask(listVersionsRoute, { params });
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(versions[0]?.changes).toEqual([{ field: 'name', before: 'ใหม่', after: 'เดิม' }]);
  expect(versions[1]?.changes).toEqual([{ field: 'name', before: 'เดิม', after: 'ใหม่' }]);
  expect(versions[2]?.changes.map(({ field }) => field)).toEqual([
    'name',
    'description',
    'department',
    'position',
  ]);
  const missing = await keeper.call('POST', `/api/agents/${first.id}/versions/9/restore`);
  expect(missing.status).toBe(404);
});

it('names the chat agent it works with, until that one is deleted', async () => {
  const owner = await addKeeper(app);
  const { id, code, name } = await createAgent(owner);
  const made = await createAgentProfile(keeper, { chat_agent: { id } });
  expect(made.chat_agent).toEqual({ id, code, name });
  // A change that does not mention it leaves it.
  const renamed = await keeper.ask(agentProfileRoutes.update, {
    params: { id: made.id },
    body: { name: 'ก', description: '', version: 1 },
  });
  expect(renamed.data).toMatchObject({ name: 'ก', chat_agent: { id } });
  await owner.ask(deleteAgentRoute, { params: { id }, body: { confirm_name: name } });
  const { data } = await keeper.ask(agentProfileRoutes.get, { params: { id: made.id } });
  expect(data.chat_agent).toBeNull();
  const other = await createAgentProfile(keeper);
  const body = { name: 'ก', description: '', version: 1, chat_agent: { id } };
  const refusal = await refusalOf(put(`/api/agents/${other.id}`, body));
  expect(refusal.fields).toMatchObject([{ path: 'chat_agent' }]);
});

it('keeps its department from being deleted, which says why', async () => {
  const { department } = await createAgentProfile(keeper);
  const path = deleteDepartmentRoute.path.replace(':id', department.id);
  const refusal = await refusalOf(keeper.call('DELETE', path));
  expect(refusal.code).toBe('directory.unit_in_use');
  expect(refusal.message).toContain('โปรไฟล์เอเจนต์ 1');
});

it('shows the last hundred versions, the oldest of them with what it changed too', async () => {
  const { id } = await createAgentProfile(keeper, { name: 'ครั้งที่ 1' });
  for (let version = 1; version <= 100; version += 1) {
    const body = { name: `ครั้งที่ ${version + 1}`, description: '', version };
    await keeper.ask(agentProfileRoutes.update, { params: { id }, body });
  }
  const { data } = await keeper.ask(listVersionsRoute, { params: { id } });
  expect(data).toHaveLength(100);
  const changes = [{ field: 'name', before: 'ครั้งที่ 1', after: 'ครั้งที่ 2' }];
  expect(data.at(-1)).toMatchObject({ number: 2, changes });
});
