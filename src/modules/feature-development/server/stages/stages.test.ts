import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sopRoutes } from '#modules/feature-development/contract/sops.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { createSow } from '../testing/tracking.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';

let app: TestApp;
let one: SignedIn;
let other: SignedIn;
let first: AddedUser;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  first = await addUser(app);
  one = await signIn(app, first);
  other = await signIn(app, await addUser(app));
});
afterAll(() => app.close());

const start = (who: SignedIn, id: string, body: object) =>
  who.call('POST', `/v1/sows/${id}/start-stage`, { body });
const complete = (who: SignedIn, id: string, body: object) =>
  who.call('POST', `/v1/sows/${id}/complete-stage`, { body });
const rollBack = (who: SignedIn, id: string, body: object) =>
  who.call('POST', `/v1/sows/${id}/rollback-stage`, { body });
const assign = (id: string, stage: number, body: object) =>
  one.call('POST', `/v1/sows/${id}/stages/${stage}/assign`, { body });
const stagesOf = (id: string) => one.ask(listStagesRoute, { params: { id } });
const eventsOf = async (id: string) => {
  const rows = await queryRows<{ name: string }>(
    app,
    `select name from event_log where entity = 'sow' and entity_id = $1 order by sequence`,
    [id],
  );
  return rows.map(({ name }) => name.replace('feature-development.', ''));
};

describe('a stage', () => {
  it('is started, then completed, in order; with it the SOW and what is above', async () => {
    const { id, sop_id } = await createSow(one);
    expect(await complete(one, id, { stage_number: 1 })).toMatchObject({
      status: 409,
      body: { message: 'ขั้นตอนที่ 1 ยังไม่ได้เริ่ม' },
    });
    expect(await start(one, id, { stage_number: 2 })).toMatchObject({
      status: 409,
      body: { message: 'ทำขั้นตอนที่ 2 ยังไม่ได้ เพราะขั้นตอนถัดไปคือขั้นตอนที่ 1' },
    });
    const started = await start(one, id, { stage_number: 1, note: 'เริ่มงาน', version: 1 });
    expect(started).toMatchObject({ status: 200, body: { current_stage: 0, version: 2 } });
    expect(started.body).toHaveProperty('stage_started_at', expect.any(String));
    expect(await complete(one, id, { stage_number: 1, version: 2 })).toMatchObject({
      status: 200,
      body: { current_stage: 1, progress: 5, next_stage: 2, stage_started_at: null, version: 3 },
    });
    expect((await one.ask(sopRoutes.get, { params: { id: sop_id } })).progress).toBe(5);
    expect((await stagesOf(id))[0]).toMatchObject({
      is_complete: true,
      notes: 'เริ่มงาน',
      started_by: `${first.username} ทดสอบ`,
      completed_by: `${first.username} ทดสอบ`,
    });
    expect(await eventsOf(id)).toEqual(['sow_created', 'stage_started', 'stage_completed']);
  });

  it('is in the history with how far the SOW was before and after, and with what messages say of it', async () => {
    const { id, name } = await createSow(one);
    await start(one, id, { stage_number: 1 });
    await complete(one, id, { stage_number: 1 });
    const rows = await queryRows(
      app,
      `select before, after from event_log
        where entity = 'sow' and entity_id = $1 and name like '%.stage_%' order by sequence`,
      [id],
    );
    const begun = { current_stage: 0, progress: 0, sow_name: name, status: 'In Progress' };
    expect(rows).toMatchObject([
      { before: begun, after: begun },
      { before: begun, after: { current_stage: 1, progress: 5 } },
    ]);
  });

  it('is completed and the next one started in one call, which happens once when it is repeated', async () => {
    const { id } = await createSow(one);
    await start(one, id, { stage_number: 1 });
    const command = { stage_number: 1, notes: 'ครบ', start_next: true, version: 2 };
    const moved = await complete(one, id, command);
    expect(moved).toMatchObject({ status: 200, body: { current_stage: 1, next_stage: 2 } });
    expect(moved.body).toHaveProperty('stage_started_at', expect.any(String));
    expect(await complete(one, id, command)).toMatchObject({ status: 200, body: moved.body });
    const all = ['sow_created', 'stage_started', 'stage_completed', 'stage_started'];
    expect(await eventsOf(id)).toEqual(all);

    // Repeated after the next stage was completed, it does not start the one after it.
    await complete(one, id, { stage_number: 2 });
    expect((await complete(one, id, command)).status).toBe(200);
    expect((await one.ask(sowRoutes.get, { params: { id } })).stage_started_at).toBeNull();
    const last = await createSow(one, { current_stage: 19 });
    await start(one, last.id, { stage_number: 20 });
    expect(await complete(one, last.id, { stage_number: 20, start_next: true })).toMatchObject({
      status: 200,
      body: { current_stage: 20, next_stage: null },
    });
  });

  it('that cannot be completed does not start the next one either', async () => {
    const { id } = await createSow(one);
    expect((await complete(one, id, { stage_number: 1, start_next: true })).status).toBe(409);
    expect(await eventsOf(id)).toEqual(['sow_created']);
  });

  it('that somebody else completed meanwhile says so, also to a caller with an old version', async () => {
    const { id } = await createSow(one);
    await start(one, id, { stage_number: 1 });
    const seen = { stage_number: 1, version: 2 };
    expect((await complete(one, id, seen)).status).toBe(200);
    expect(await complete(other, id, seen)).toMatchObject({
      status: 409,
      body: {
        code: 'feature-development.stage_already_completed',
        message: `${first.username} ทดสอบ ทำขั้นตอนที่ 1 เสร็จไปแล้ว`,
      },
    });
    expect(await start(other, id, { stage_number: 1, version: 1 })).toMatchObject({
      body: { code: 'feature-development.stage_already_completed' },
    });
  });

  it('whose command is repeated with other notes says what is stored', async () => {
    const { id } = await createSow(one);
    await start(one, id, { stage_number: 1, note: 'เริ่ม' });
    expect((await start(one, id, { stage_number: 1, note: 'เริ่ม' })).status).toBe(200);
    const refused = await start(one, id, { stage_number: 1, note: 'อีกแบบ' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'feature-development.stored_otherwise' },
    });
    expect(JSON.stringify(refused.body)).toContain('“เริ่ม”');
    await complete(one, id, { stage_number: 1, notes: 'เสร็จ' });
    expect((await complete(one, id, { stage_number: 1, notes: 'เสร็จ' })).status).toBe(200);
    expect((await complete(one, id, { stage_number: 1 })).status).toBe(200);
    expect((await complete(one, id, { stage_number: 1, notes: 'อื่น' })).status).toBe(409);
  });

  it('stays as it is when the same person moves it again, and is refused with the name of another who did', async () => {
    const { id } = await createSow(one);
    const command = { stage_number: 1, version: 1 };
    expect((await start(one, id, command)).status).toBe(200);
    expect(await start(one, id, command)).toMatchObject({ status: 200, body: { version: 2 } });
    const taken = `${first.username} ทดสอบ`;
    expect(await start(other, id, { stage_number: 1 })).toMatchObject({
      status: 409,
      body: { message: `${taken} เริ่มขั้นตอนที่ 1 ไปแล้ว` },
    });
    expect((await complete(one, id, { stage_number: 1 })).status).toBe(200);
    expect((await complete(one, id, { stage_number: 1, version: 2 })).status).toBe(200);
    expect(await complete(other, id, { stage_number: 1 })).toMatchObject({
      status: 409,
      body: { message: `${taken} ทำขั้นตอนที่ 1 เสร็จไปแล้ว` },
    });
    expect(await eventsOf(id)).toEqual(['sow_created', 'stage_started', 'stage_completed']);
  });

  it('is not moved on the basis of an old state; the refusal shows the current one and who made it', async () => {
    const { id } = await createSow(one);
    await start(one, id, { stage_number: 1 });
    expect(await complete(other, id, { stage_number: 1, version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        current: { version: 2, updated_by: `${first.username} ทดสอบ` },
      },
    });
  });

  it('is 1 to 20', async () => {
    const { id } = await createSow(one, { current_stage: 20 });
    for (const stage of [0, 21]) {
      expect(await start(one, id, { stage_number: stage })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'stage_number' }] },
      });
      expect(await assign(id, stage, { assignee_ids: [first.employeeId] })).toMatchObject({
        status: 400,
      });
    }
    expect(await one.ask(sowRoutes.get, { params: { id } })).toMatchObject({ next_stage: null });
    expect((await start(other, id, { stage_number: 20 })).status).toBe(409);
  });

  it('has notes that can be changed once it has begun', async () => {
    const { id } = await createSow(one, { current_stage: 1 });
    const edit = (stage: number, notes: string) =>
      one.call('PUT', `/v1/sows/${id}/stages/${stage}`, { body: { notes } });
    expect((await edit(2, 'ยังไม่เริ่ม')).status).toBe(409);
    expect(await edit(1, 'สรุปแล้ว')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await edit(1, 'สรุปแล้ว')).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await stagesOf(id))[0]?.notes).toBe('สรุปแล้ว');
  });
});

describe('an assignment', () => {
  it('names several employees, starts the next stage, and changes nothing when repeated', async () => {
    const { id } = await createSow(one);
    const ids = [first.employeeId, (await addUser(app)).employeeId];
    expect(await assign(id, 1, { assignee_ids: ids.toReversed() })).toMatchObject({
      status: 200,
      body: { version: 2, current_stage: 0 },
    });
    expect(await assign(id, 1, { assignee_ids: ids })).toMatchObject({ body: { version: 2 } });
    expect((await stagesOf(id))[0]).toMatchObject({ is_started: true, assignee_ids: ids });
    expect((await assign(id, 3, { assignee_ids: ids })).status).toBe(409);
  });

  it('is refused without anybody, or with somebody of another company', async () => {
    const { id } = await createSow(one);
    const stranger = await addUser(app, { companyId: await addCompany(app) });
    for (const assignee_ids of [[], [first.employeeId, stranger.employeeId]]) {
      expect(await assign(id, 1, { assignee_ids })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'assignee_ids' }] },
      });
    }
    expect((await stagesOf(id))[0]).toMatchObject({ is_started: false, assignees: [] });
  });
});

describe('a rollback', () => {
  it('begins another pass of all stages that were started, and the earlier ones stay readable', async () => {
    const { id, sop_id } = await createSow(one, { current_stage: 13 });
    await assign(id, 14, { assignee_ids: [first.employeeId] });
    const back = { target_stage: 9, reason: 'ลูกค้าเปลี่ยนแบบ' };
    expect(await rollBack(other, id, back)).toMatchObject({
      status: 200,
      body: { current_stage: 8, phase: 'DEV', progress: 40, stage_started_at: null, next_stage: 9 },
    });
    expect((await one.ask(sopRoutes.get, { params: { id: sop_id } })).progress).toBe(40);
    const stages = await stagesOf(id);
    expect(stages.filter(({ pass }) => pass === 2).map((stage) => stage.stage_number)).toEqual([
      9, 10, 11, 12, 13, 14,
    ]);
    expect(stages[8]).toMatchObject({
      is_started: false,
      is_complete: false,
      rollback_reason: 'ลูกค้าเปลี่ยนแบบ',
      earlier_passes: [{ pass: 1, completed_by: `${first.username} ทดสอบ` }],
    });
    expect(stages[13]).toMatchObject({
      rollback_reason: null,
      assignee_ids: [first.employeeId],
      earlier_passes: [{ completed_at: null, rollback_reason: null }],
    });
    expect(await rollBack(other, id, back)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await rollBack(one, id, back)).toMatchObject({
      status: 409,
      body: { code: 'feature-development.stage_not_completed' },
    });
    expect(await eventsOf(id)).toEqual(['sow_created', 'stage_assigned', 'stage_rolled_back']);
  });

  it('needs a reason and a completed stage', async () => {
    const { id } = await createSow(one, { current_stage: 2 });
    expect(await rollBack(one, id, { target_stage: 2, reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reason', message: 'กรุณากรอกเหตุผลที่ย้อนกลับ' }] },
    });
    expect((await rollBack(one, id, { target_stage: 3, reason: 'x' })).status).toBe(409);
    expect((await rollBack(one, id, { target_stage: 0, reason: 'x' })).status).toBe(400);
  });
});

it('people find in their inbox what they are to do: a SOW, a stage, and what is to be done again', async () => {
  const added = await addUser(app);
  const assignee = await signIn(app, added);
  const titles = async () => (await readInbox(app, assignee)).map(({ title }) => title);
  const { id, name } = await createSow(one, { assignee_id: added.employeeId });
  const assigning = { assignee_ids: [added.employeeId] };
  expect((await assign(id, 1, assigning)).status).toBe(200);
  expect((await complete(one, id, { stage_number: 1 })).status).toBe(200);
  expect((await rollBack(one, id, { target_stage: 1, reason: 'ตรวจใหม่' })).status).toBe(200);
  expect(await titles()).toEqual([
    `“${name}” ถูกย้อนกลับไปทำขั้นตอนที่ 1 ใหม่`,
    `คุณได้รับมอบหมายขั้นตอนที่ 1 ของ “${name}”`,
    `คุณเป็นผู้รับผิดชอบ “${name}”`,
  ]);
  // Nobody is notified of what they do themselves.
  await createSow(assignee, { assignee_id: added.employeeId });
  expect(await titles()).toHaveLength(3);
});
