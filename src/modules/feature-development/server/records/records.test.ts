import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSowsOfSopRoute, sopRoutes } from '#modules/feature-development/contract/sops.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import {
  listSopsOfValueStreamRoute,
  valueStreamRoutes,
} from '#modules/feature-development/contract/value-streams.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  createSop,
  createSow,
  createValueStream,
  findDisagreements,
  moveSow,
} from '../testing/tracking.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;
let me: AddedUser;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  me = await addUser(app, { role: 'manager' });
  keeper = await signIn(app, me);
});
afterAll(() => app.close());

const stream = (id: string) => keeper.ask(valueStreamRoutes.get, { params: { id } });
const sop = (id: string) => keeper.ask(sopRoutes.get, { params: { id } });
const fieldsOf = (answer: { body: unknown }) => answer.body;

describe('a value stream', () => {
  it('is created with defaults, changed, refused on the basis of an old version, and deleted', async () => {
    const made = await createValueStream(keeper, { tags: 'อ้อย, โรงงาน, อ้อย' });
    expect(made).toMatchObject({
      tags: 'อ้อย, โรงงาน',
      status: 'Open',
      manual_status: null,
      priority: 'medium',
      progress: 0,
      version: 1,
    });
    const { description, tags, manual_status, status_reason, priority, notes } = made;
    const { start_date, end_date, due_date } = made;
    const path = `/v1/value-streams/${made.id}`;
    const part = { name: 'ชื่อใหม่', owner_id: me.employeeId, version: 1 };
    expect(await keeper.call('PUT', path, { body: part })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'description' },
          { path: 'tags' },
          ...Array.from({ length: 7 }, () => ({})),
        ],
      },
    });
    const plan = { start_date, end_date, due_date };
    const status = { manual_status, status_reason };
    const change = { ...part, ...plan, ...status, description, tags, priority, notes };
    const renamed = await keeper.call('PUT', path, { body: change });
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'ชื่อใหม่', version: 2, owner: `${me.username} ทดสอบ`, tags },
    });
    const late = await keeper.call('PUT', path, { body: change });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: renamed.body },
    });
    expect((await keeper.call('DELETE', path)).status).toBe(204);
    expect((await keeper.call('GET', path)).status).toBe(404);
  });

  it('neither ends nor is due before it starts, and is owned by nobody of another company', async () => {
    const stranger = await addUser(app, { companyId: await addCompany(app) });
    const refused = async (fields: object) =>
      fieldsOf(await keeper.call('POST', '/v1/value-streams', { body: { name: 'x', ...fields } }));
    const early = { start_date: '2026-02-01', end_date: '2026-01-31', due_date: '2026-01-01' };
    expect(await refused(early)).toMatchObject({
      fields: [
        { path: 'end_date', message: 'วันที่สิ้นสุดต้องไม่ก่อนวันที่เริ่ม' },
        { path: 'due_date', message: 'วันครบกำหนดต้องไม่ก่อนวันที่เริ่ม' },
      ],
    });
    expect(await refused({ owner_id: stranger.employeeId })).toMatchObject({
      fields: [{ path: 'owner_id', message: 'ไม่พบพนักงานคนนี้ในบริษัท' }],
    });
    expect(await refused({ name: ' ' })).toMatchObject({ fields: [{ path: 'name' }] });
  });

  it('with children is deleted only when its name is typed, and the refusal counts what is below', async () => {
    const made = await createValueStream(keeper, { name: 'หีบอ้อย 68/69' });
    const below = await createSop(keeper, { value_stream_id: made.id });
    const work = await createSow(keeper, { sop_id: below.id });
    const path = `/v1/value-streams/${made.id}`;
    const refused = await keeper.call('DELETE', path);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'feature-development.value_stream_not_empty' },
    });
    expect(refused.body).toHaveProperty('message', expect.stringContaining('SOP 1 รายการ'));
    const remove = (name: string) =>
      keeper.call('DELETE', `${path}?confirm_name=${encodeURIComponent(name)}`);
    expect(await remove('หีบอ้อย')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'confirm_name' }] },
    });
    expect((await keeper.call('GET', `/v1/sows/${work.id}`)).status).toBe(200);
    expect((await remove('หีบอ้อย 68/69')).status).toBe(204);
    for (const gone of [path, `/v1/sops/${below.id}`, `/v1/sows/${work.id}`]) {
      expect((await keeper.call('GET', gone)).status).toBe(404);
    }
  });
});

describe('a SOP', () => {
  it('is the average of its SOWs, and a value stream that of its SOPs, empty ones counting nothing', async () => {
    const { id: above } = await createValueStream(keeper);
    const one = await createSop(keeper, { value_stream_id: above });
    await createSop(keeper, { value_stream_id: above });
    for (const current_stage of [20, 7, 0])
      await createSow(keeper, { sop_id: one.id, current_stage });
    expect(await sop(one.id)).toMatchObject({ progress: 45, sow_count: 3, completed_sows: 1 });
    await createSow(keeper, { sop_id: one.id, current_stage: 1 });
    await createSow(keeper, { sop_id: one.id, current_stage: 1 });
    await createSow(keeper, { sop_id: one.id, current_stage: 1 });
    // (100 + 35 + 0 + 3 × 5) / 6
    expect(await sop(one.id)).toMatchObject({ progress: 25, sow_count: 6 });
    await createSow(keeper, { sop_id: one.id, current_stage: 0 });
    expect((await sop(one.id)).progress).toBe(21.43);
    expect(await stream(above)).toMatchObject({
      sop_count: 2,
      total_sows: 7,
      completed_sows: 1,
      progress: 10.72,
    });
  });

  it('moves to another value stream with all its SOWs', async () => {
    const [from, to] = [await createValueStream(keeper), await createValueStream(keeper)];
    const moved = await createSop(keeper, { value_stream_id: from.id });
    const work = await createSow(keeper, { sop_id: moved.id, current_stage: 10 });
    await keeper.ask(sopRoutes.update, {
      params: moved,
      body: {
        name: moved.name,
        value_stream_id: to.id,
        description: '',
        manual_status: null,
        status_reason: '',
        version: 1,
      },
    });
    expect(await stream(from.id)).toMatchObject({ sop_count: 0, total_sows: 0, progress: 0 });
    expect(await stream(to.id)).toMatchObject({ sop_count: 1, total_sows: 1, progress: 50 });
    const seen = await keeper.ask(sowRoutes.get, { params: work });
    expect(seen).toMatchObject({ value_stream_id: to.id, value_stream_name: to.name });
  });
});

describe('a SOW', () => {
  it('that begins at a later stage has completed those before', async () => {
    const made = await createSow(keeper, { current_stage: 4, tags: ['ชั่ง'] });
    expect(made).toMatchObject({
      status: 'In Progress',
      phase: 'DEV',
      current_stage: 4,
      step_index: 4,
      progress: 20,
      next_stage: 5,
    });
    const stages = await keeper.ask(listStagesRoute, { params: made });
    expect(stages.map(({ stage_number }) => stage_number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(stages.filter(({ is_complete }) => is_complete)).toHaveLength(4);
    expect(stages[6]).toMatchObject({ stage_name: 'บอทแตกงาน', phase: 'DEV', is_started: false });
  });

  it('counts as completed above it from its last stage until it is rolled back', async () => {
    const above = await createSop(keeper);
    const { id } = await createSow(keeper, { sop_id: above.id, current_stage: 19 });
    const expectCompleted = async (completed_sows: number, progress: number) => {
      expect(await sop(above.id)).toMatchObject({ completed_sows, progress, sow_count: 1 });
      const counted = { completed_sows, progress, total_sows: 1 };
      expect(await stream(above.value_stream_id)).toMatchObject(counted);
      expect(await findDisagreements(app)).toEqual([]);
    };
    await moveSow(keeper, id, { kind: 'start', stage: 20 });
    await expectCompleted(0, 95);
    expect((await moveSow(keeper, id, { kind: 'complete', stage: 20 })).status).toBe(200);
    await expectCompleted(1, 100);
    const back = { kind: 'rollback', stage: 20, reason: 'ยังไม่ครบ' } as const;
    expect((await moveSow(keeper, id, back)).status).toBe(200);
    await expectCompleted(0, 95);
  });

  it('moves to another SOP with its weight, and its stage by commands only', async () => {
    const [from, to] = [await createSop(keeper), await createSop(keeper)];
    const made = await createSow(keeper, { sop_id: from.id, current_stage: 20 });
    const { name, description, assignee_id, start_date, due_date, tags } = made;
    const { manual_status, status_reason } = made;
    const status = { manual_status, status_reason };
    const plan = { ...status, assignee_id, start_date, due_date, tags, feature_id: null };
    const change = { ...plan, name, description, sop_id: to.id, version: 1 };
    const path = `/v1/sows/${made.id}`;
    expect(await keeper.call('PUT', path, { body: { ...change, current_stage: 3 } })).toMatchObject(
      {
        status: 400,
        body: { fields: [{ path: 'current_stage' }] },
      },
    );
    const moved = await keeper.call('PUT', path, { body: { ...change, current_stage: 20 } });
    expect(moved).toMatchObject({ status: 200, body: { sop_name: to.name, version: 2 } });
    expect(await sop(from.id)).toMatchObject({ progress: 0, sow_count: 0, completed_sows: 0 });
    expect(await sop(to.id)).toMatchObject({ progress: 100, sow_count: 1, completed_sows: 1 });
    expect((await keeper.call('DELETE', path)).status).toBe(204);
    expect(await sop(to.id)).toMatchObject({ progress: 0, sow_count: 0, completed_sows: 0 });
  });

  it('needs an existing SOP, feature and assignee', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    const { id: sop_id } = await createSop(keeper);
    const refused = async (fields: object) =>
      fieldsOf(await keeper.call('POST', '/v1/sows', { body: { name: 'x', sop_id, ...fields } }));
    expect(await refused({ sop_id: undefined })).toMatchObject({
      fields: [{ code: 'feature-development:errors.sop_required' }],
    });
    expect(await refused({ sop_id: nobody })).toMatchObject({ fields: [{ path: 'sop_id' }] });
    expect(await refused({ feature_id: nobody })).toMatchObject({
      fields: [{ path: 'feature_id' }],
    });
    expect(await refused({ assignee_id: 1_999_999 })).toMatchObject({
      fields: [{ path: 'assignee_id' }],
    });
    for (const current_stage of [-1, 21, 1.5]) {
      expect(await refused({ current_stage })).toMatchObject({
        fields: [{ path: 'current_stage' }],
      });
    }
  });
});

it('lists are paged by tens, searched, filtered and sorted', async () => {
  const owner = await addUser(app);
  const above = await createValueStream(keeper, {
    name: 'รับซื้ออ้อยสด',
    priority: 'high',
    owner_id: owner.employeeId,
  });
  const below = await createSop(keeper, { value_stream_id: above.id, name: 'ตรวจความหวาน' });
  for (const current_stage of [0, 1, 2, 5, 17, 20]) {
    await createSow(keeper, {
      sop_id: below.id,
      name: `วัดค่าความหวาน ${current_stage}`,
      current_stage,
      assignee_id: current_stage > 2 ? owner.employeeId : null,
    });
  }
  const sows = async (query: object) => {
    const answer = await keeper.ask(sowRoutes.list, { query });
    return answer.data.map(({ current_stage }) => current_stage);
  };
  const within = { value_stream_id: above.id };
  const asc = { sort_by: 'current_stage', sort_order: 'asc' };
  expect(await sows(within)).toEqual([20, 17, 5, 2, 1, 0]);
  expect(await sows({ ...within, ...asc, phase: 'BR' })).toEqual([0]);
  expect(await sows({ ...within, ...asc, phase: 'FD' })).toEqual([1, 2]);
  expect(await sows({ ...within, phase: 'DEV' })).toEqual([5]);
  expect(await sows({ ...within, ...asc, phase: 'DEL' })).toEqual([17, 20]);
  expect(await sows({ search: 'ความหวาน 17' })).toEqual([17]);
  expect(await sows({ ...asc, assignee_search: owner.username })).toEqual([5, 17, 20]);
  expect(await sows({ ...asc, owner: owner.employeeId, limit: 2, page: 2 })).toEqual([2, 5]);
  expect(await sows({ sop_id: below.id, priority: 'low' })).toEqual([]);
  expect(await sows({ sop_id: below.id, status: 'Complete' })).toEqual([20]);
  const sops = await keeper.ask(sopRoutes.list, {
    query: { search: 'ตรวจ', priority: 'high' },
  });
  expect(sops).toMatchObject({ total: 1, page: 1, limit: 10, data: [{ sow_count: 6 }] });
  const streams = {
    owner: owner.employeeId ?? 0,
    status: 'In Progress' as const,
    sort_by: 'name' as const,
  };
  const found = await keeper.ask(valueStreamRoutes.list, { query: streams });
  expect(found.data.map(({ name }) => name)).toEqual(['รับซื้ออ้อยสด']);
  const params = { id: above.id };
  expect((await keeper.ask(listSopsOfValueStreamRoute, { params, query: {} })).total).toBe(1);
  const ofSop = { params: { id: below.id }, query: {} };
  expect((await keeper.ask(listSowsOfSopRoute, ofSop)).total).toBe(6);
});
