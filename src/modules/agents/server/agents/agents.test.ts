import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteAgentRoute,
  getAgentRoute,
  listAgentsRoute,
  updateAgentRoute,
  validateAgentRoute,
  type Agent,
  type AgentInput,
} from '#modules/agents/contract/agents.ts';
import { summariseAgentsRoute } from '#modules/agents/contract/home.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { addFiles, addKeeper, agentFields, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;
let stranger: Keeper;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
  stranger = await addKeeper(app, await addCompany(app));
});

afterAll(() => app.close());

const ENGLISH = { 'accept-language': 'en' };

function changeOf(agent: Agent, changes: Partial<AgentInput> = {}) {
  const { id: _, code: _code, owner_display: _owner, embedding_in_use: _use, ...rest } = agent;
  const { files_count: _files, latest_sync_at: _at, latest_sync_status: _status, ...fields } = rest;
  const { needs_full_sync: _full, created_at: _created, ...asked } = fields;
  const { webhook_check: _check, webhook_signed_since: _since, ...kept } = asked;
  const { quality_dropped: _dropped, ...change } = kept;
  return { ...change, ...changes };
}

describe('the list of agents', () => {
  const names = async (query: Record<string, unknown>) => {
    const { data } = await keeper.ask(listAgentsRoute, { query });
    return data.map(({ name }) => name);
  };

  it('finds by name, description, code and tags, however Thai is typed', async () => {
    const agent = await createAgent(keeper, {
      name: 'คลังน้ำตาล',
      description: 'Warehouse ๒๕๖๙',
      tags: ['ค้นพบ'],
    });
    for (const search of [
      'คลังน้ำตาล',
      'คลังน\u0E49\u0E4D\u0E32ตาล',
      'warehouse 2569',
      'WAREHOUSE',
      'ค้นพบ',
      agent.code,
      'น้ำตาล คลัง',
    ]) {
      expect(await names({ search })).toEqual(['คลังน้ำตาล']);
    }
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: 'น_ำ' })).toEqual([]);
  });

  it('sorts names as a Thai dictionary does', async () => {
    for (const name of ['เรียง ขา', 'เรียง เกษตร', 'เรียง กา', 'เรียง แก้ว'])
      await createAgent(keeper, { name });
    const sorted = ['เรียง กา', 'เรียง เกษตร', 'เรียง แก้ว', 'เรียง ขา'];
    expect(await names({ search: 'เรียง', sort: 'name' })).toEqual(sorted);
    expect(await names({ search: 'เรียง', sort: '-name' })).toEqual(sorted.toReversed());
  });

  it('pages through all agents without one twice', async () => {
    for (let count = 0; count < 5; count += 1) await createAgent(keeper, { tags: ['หน้า'] });
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        keeper.ask(listAgentsRoute, { query: { search: 'หน้า', page, page_size: 2 } }),
      ),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(5);
  });

  it('refuses a sort it does not know', async () => {
    const answer = await keeper.call('GET', '/v1/agents?sort=company_id');
    expect(answer.status).toBe(400);
  });

  it('shows nothing of another company', async () => {
    await createAgent(keeper, { name: 'ความลับ' });
    const { data, total } = await stranger.ask(listAgentsRoute, { query: { search: 'ความลับ' } });
    expect({ data, total }).toEqual({ data: [], total: 0 });
  });
});

describe('changing an agent', () => {
  it('stores what was given and records who did it in the history', async () => {
    const agent = await createAgent(keeper);
    const params = { id: agent.id };
    const body = changeOf(agent, { name: 'ชื่อใหม่', chunk_size: 800 });
    const changed = await keeper.ask(updateAgentRoute, { params, body });
    expect(changed).toMatchObject({ name: 'ชื่อใหม่', chunk_size: 800, code: agent.code });
    expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(agent.updated_at));
    const rows = await queryRows(
      app,
      `select name, user_id, before->>'name' as before, after->>'name' as after
       from event_log where entity_id = $1 order by sequence`,
      [agent.id],
    );
    expect(rows).toEqual([
      { name: 'agents.created', user_id: keeper.userId, before: null, after: agent.name },
      { name: 'agents.updated', user_id: keeper.userId, before: agent.name, after: 'ชื่อใหม่' },
    ]);
  });

  it('refuses the second of two editors and shows them what is stored', async () => {
    const agent = await createAgent(keeper);
    const path = `/v1/agents/${agent.id}`;
    const first = await keeper.call('PUT', path, { body: changeOf(agent, { name: 'คนแรก' }) });
    const second = await keeper.call('PUT', path, { body: changeOf(agent, { name: 'คนที่สอง' }) });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ code: 'conflict', current: { name: 'คนแรก' } });
    expect(await keeper.ask(getAgentRoute, { params: { id: agent.id } })).toMatchObject({
      name: 'คนแรก',
    });
  });

  it('lets exactly one of many simultaneous editors win', async () => {
    const agent = await createAgent(keeper);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, editor) =>
        keeper.call('PUT', `/v1/agents/${agent.id}`, {
          body: changeOf(agent, { name: `คนที่ ${editor}` }),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('refuses another name for the index', async () => {
    const agent = await createAgent(keeper);
    const answer = await keeper.call('PUT', `/v1/agents/${agent.id}`, {
      body: changeOf(agent, { pinecone_index: `${agent.pinecone_index}-2` }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'agents.index_locked',
      fields: [{ path: 'pinecone_index', code: 'agents:errors.index_locked' }],
    });
  });

  it('follows the rules of creating', async () => {
    const agent = await createAgent(keeper);
    const answer = await keeper.call('PUT', `/v1/agents/${agent.id}`, {
      body: changeOf(agent, { name: '', chat_webhook_url: 'http://10.0.0.1/', chunk_overlap: 900 }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('deleting an agent', () => {
  it('requires its exact name', async () => {
    const agent = await createAgent(keeper, { name: 'ลบฉัน' });
    for (const confirm_name of ['', 'ลบฉัน ', 'ลบ', 'ลบฉันน']) {
      const answer = await keeper.call('DELETE', `/v1/agents/${agent.id}`, {
        body: { confirm_name },
        headers: ENGLISH,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: 'Please type the agent name to confirm',
        fields: [{ path: 'confirm_name' }],
      });
    }
    await keeper.ask(deleteAgentRoute, {
      params: { id: agent.id },
      body: { confirm_name: 'ลบฉัน' },
    });
    expect((await keeper.call('GET', `/v1/agents/${agent.id}`)).status).toBe(404);
  });

  it('removes what is stored of its files, earlier versions too', async () => {
    const agent = await createAgent(keeper);
    await addFiles(keeper, agent.id, { 'ราคา.txt': 'ตันละ 900 บาท', 'เวลา.txt': 'เปิด 8.30 น.' });
    await addFiles(keeper, agent.id, { 'ราคา.txt': 'ตันละ 1,160 บาท' });
    const stored = () =>
      queryRows(app, 'select id from stored_files where company_id = $1', [keeper.companyId]);
    const { length } = await stored();
    expect(length).toBeGreaterThanOrEqual(3);
    const body = { confirm_name: agent.name };
    await keeper.ask(deleteAgentRoute, { params: { id: agent.id }, body });
    expect(await stored()).toHaveLength(length - 3);
  });
});

describe('checking an agent without saving', () => {
  it('reports success', async () => {
    const body = agentFields(keeper);
    expect(await keeper.ask(validateAgentRoute, { body })).toEqual({ valid: true, fields: [] });
  });

  it('lists everything that saving would refuse, all together', async () => {
    const { pinecone_index } = await createAgent(keeper);
    const body = { pinecone_index, owner_user_id: 999_999, chat_webhook_url: 'http://10.1.1.1/' };
    const { valid, fields } = await keeper.ask(validateAgentRoute, { body });
    expect(valid).toBe(false);
    expect(fields.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'agents:errors.name_required'],
      ['chat_webhook_url', 'agents:errors.webhook_private'],
      ['pinecone_index', 'agents:errors.index_taken'],
      ['owner_user_id', 'agents:errors.owner_unknown'],
    ]);
  });

  it('takes an agent’s own index as its own, and another one as locked', async () => {
    const agent = await createAgent(keeper);
    const body = { ...agentFields(keeper), id: agent.id, pinecone_index: agent.pinecone_index };
    expect(await keeper.ask(validateAgentRoute, { body })).toMatchObject({ valid: true });
    const moved = { ...body, pinecone_index: 'elsewhere' };
    expect(await keeper.ask(validateAgentRoute, { body: moved })).toMatchObject({
      fields: [{ code: 'agents:errors.index_locked' }],
    });
  });
});

describe('who may', () => {
  it('treats an agent of another company like one that never existed', async () => {
    const agent = await createAgent(keeper);
    const calls = [
      ['GET', ''],
      ['PUT', '', changeOf(agent)],
      ['DELETE', '', { confirm_name: agent.name }],
      ['GET', '/files'],
      ['POST', '/sync', {}],
      ['GET', '/sync/history'],
      ['POST', '/retrieve', { query: 'x' }],
      ['POST', '/ask', { question: 'x', session_id: 's' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const foreign = await stranger.call(method, `/v1/agents/${agent.id}${path}`, { body });
      const missing = await stranger.call(
        method,
        `/v1/agents/01a1fdb7-e4a4-762a-bdb9-78bae4da1d8e${path}`,
        { body },
      );
      expect([method, path, foreign.status]).toEqual([method, path, 404]);
      const { request_id: _, ...one } = errorBody.parse(foreign.body);
      const { request_id: _other, ...other } = errorBody.parse(missing.body);
      expect(one).toEqual(other);
    }
    expect(await keeper.ask(getAgentRoute, { params: { id: agent.id } })).toEqual(agent);
  });

  it('lets a viewer look and ask, and nothing else', async () => {
    const agent = await createAgent(keeper);
    const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
    const path = `/v1/agents/${agent.id}`;
    const statusOf = async (method: string, place: string, body?: unknown) =>
      (await viewer.call(method, place, { body })).status;
    expect(await statusOf('GET', path)).toBe(200);
    expect(await statusOf('POST', `${path}/retrieve`, { query: 'อ้อย' })).toBe(200);
    expect(await statusOf('POST', '/v1/agents', agentFields(keeper))).toBe(403);
    expect(await statusOf('PUT', path, changeOf(agent))).toBe(403);
    expect(await statusOf('DELETE', path, { confirm_name: agent.name })).toBe(403);
    expect(await statusOf('POST', `${path}/files`)).toBe(403);
    expect(await statusOf('POST', `${path}/sync`, {})).toBe(403);
  });

  it('lets staff write and sync, and not delete', async () => {
    const staff = await signIn(app, await addUser(app, { role: 'staff' }));
    const agent = await createAgent(keeper);
    const answer = await staff.call('DELETE', `/v1/agents/${agent.id}`, {
      body: { confirm_name: agent.name },
    });
    expect(answer.status).toBe(403);
    expect((await staff.call('POST', '/v1/agents', { body: agentFields(keeper) })).status).toBe(
      201,
    );
  });
});

it('summarises the agents of the company', async () => {
  const before = await keeper.ask(summariseAgentsRoute, {});
  await createAgent(keeper);
  const after = await keeper.ask(summariseAgentsRoute, {});
  expect(after).toEqual({ ...before, agents: before.agents + 1 });
});
