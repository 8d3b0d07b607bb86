import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  listStageGatesRoute,
  setStageGateRoute,
} from '#modules/feature-development/contract/stage-settings.ts';
import { listMyWorkRoute } from '#modules/feature-development/contract/flow.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSop, createSow, moveSow } from '../testing/tracking.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;
let worker: SignedIn;
let approver: SignedIn;
let named: AddedUser;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
  worker = await signIn(app, await addUser(app));
  named = await addUser(app, { role: 'viewer' });
  approver = await signIn(app, named);
});
afterAll(() => app.close());

const open = { checklist_done: false, file_present: false, approver_id: null };
const setGate = (who: SignedIn, stage: number, gate: object) =>
  who.call('PUT', `/v1/feature-development/stage-gates/${stage}`, { body: { ...open, ...gate } });
const complete = (who: SignedIn, id: string, body: object = {}) =>
  who.call('POST', `/v1/sows/${id}/complete-stage`, { body: { stage_number: 10, ...body } });
const approve = (who: SignedIn, id: string) =>
  who.call('POST', `/v1/sows/${id}/stages/10/approve`, { body: {} });
const missingOf = async (id: string) =>
  (await worker.ask(sowRoutes.get, { params: { id } })).missing;
const waitingFor = async (who: SignedIn) => {
  const { data } = await who.ask(listMyWorkRoute, { query: { part: 'approval' } });
  return data.map(({ id }) => id);
};
const stageTen = async (id: string) =>
  (await worker.ask(listStagesRoute, { params: { id } })).find((each) => each.stage_number === 10);
const begin = async () => {
  const { id } = await createSow(worker, { current_stage: 9 });
  await moveSow(worker, id, { kind: 'start', stage: 10 });
  return id;
};

it('Stages require nothing until an administrator sets it, and only employees of the company can be approvers', async () => {
  const gates = await worker.ask(listStageGatesRoute, {});
  expect(gates.map(({ stage_number }) => stage_number)).toHaveLength(20);
  expect(gates.every((gate) => !gate.checklist_done && !gate.file_present)).toBe(true);
  expect((await setGate(worker, 10, { file_present: true })).status).toBe(403);
  const stranger = await addUser(app, { companyId: await addCompany(app) });
  expect(await setGate(administrator, 10, { approver_id: stranger.employeeId })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'approver_id' }] },
  });
  expect((await setGate(administrator, 21, {})).status).toBe(400);
});

it('Only its named approver approves a stage, once in each pass', async () => {
  await setGate(administrator, 10, { approver_id: named.employeeId });
  const { id } = await createSow(worker, { current_stage: 9 });
  expect(await missingOf(id)).toEqual([
    { kind: 'approval', approver_id: named.employeeId, approver: `${named.username} ทดสอบ` },
  ]);
  expect(await approve(approver, id)).toMatchObject({
    status: 409,
    body: { code: 'feature-development.stage_not_started' },
  });
  expect(await waitingFor(approver)).not.toContain(id);
  await moveSow(worker, id, { kind: 'start', stage: 10 });
  expect(await waitingFor(approver)).toContain(id);
  const [notice] = await readInbox(app, approver);
  expect(notice).toMatchObject({ entity: 'sow', record_id: id });
  expect(notice?.title).toContain('รอการอนุมัติของคุณ');
  expect((await approve(administrator, id)).body).toMatchObject({
    code: 'feature-development.not_approver',
  });
  expect(await complete(worker, id)).toMatchObject({
    status: 409,
    body: {
      code: 'feature-development.gate_closed',
      message: `ทำขั้นตอนที่ 10 ให้เสร็จยังไม่ได้ เพราะยังขาด: การอนุมัติของ ${named.username} ทดสอบ`,
    },
  });
  expect(await approve(approver, id)).toMatchObject({
    status: 200,
    body: { missing: [], version: 3 },
  });
  expect(await approve(approver, id)).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await waitingFor(approver)).not.toContain(id);
  expect((await complete(worker, id)).status).toBe(200);
  const approval = { approver: `${named.username} ทดสอบ`, note: '' };
  expect(await stageTen(id)).toMatchObject({ approvals: [approval], override_reason: null });

  await moveSow(worker, id, { kind: 'rollback', stage: 10, reason: 'ตรวจใหม่' });
  expect(await missingOf(id)).toHaveLength(1);
  expect(await stageTen(id)).toMatchObject({
    approvals: [],
    earlier_passes: [{ approvals: [approval] }],
  });
});

it('What is missing is shown beforehand, and only an administrator can override it, with a reason that stays', async () => {
  await setGate(administrator, 10, { checklist_done: true, file_present: true });
  const id = await begin();
  expect(await missingOf(id)).toEqual([{ kind: 'checklist', open_rows: 0 }, { kind: 'file' }]);
  const reason = { override_reason: 'ลูกค้ารับรองทางอีเมลแล้ว' };
  expect(await complete(worker, id)).toMatchObject({
    status: 409,
    body: { current: { missing: [{ kind: 'checklist' }, { kind: 'file' }] } },
  });
  expect((await complete(worker, id, reason)).status).toBe(403);
  expect(await complete(administrator, id, reason)).toMatchObject({
    status: 200,
    body: { current_stage: 10 },
  });
  const [event] = await queryRows(
    app,
    `select after from event_log where entity_id = $1 order by sequence desc limit 1`,
    [id],
  );
  expect(event).toMatchObject({ after: reason });
  expect(await stageTen(id)).toMatchObject(reason);
});

it('A SOW that begins after stages which require something needs the right and the reason of an override', async () => {
  await setGate(administrator, 12, { file_present: true });
  await setGate(administrator, 13, { checklist_done: true });
  const { id: sop_id } = await createSop(administrator);
  const create = (who: SignedIn, body: object) =>
    who.call('POST', '/v1/sows', { body: { name: 'ย้ายจากระบบเดิม', sop_id, ...body } });
  const reason = { override_reason: 'ทำเสร็จแล้วในระบบเดิม' };
  const before = { current_stage: 9, ...reason };
  await setGate(administrator, 10, {});
  expect((await create(worker, before)).status).toBe(201);
  const refusal = await create(worker, { current_stage: 13 });
  expect(refusal).toMatchObject({
    status: 409,
    body: { code: 'feature-development.gates_closed' },
  });
  expect(JSON.stringify(refusal.body)).toContain('ขั้นตอนที่ 12 (ไฟล์แนบ), ขั้นตอนที่ 13 (เช็กลิสต์)');
  expect((await create(worker, { current_stage: 13, ...reason })).status).toBe(403);
  expect((await create(administrator, { current_stage: 13 })).status).toBe(409);
  const made = await create(administrator, { current_stage: 13, ...reason });
  expect(made.status).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(made.body);
  const [event] = await queryRows(app, `select after from event_log where entity_id = $1`, [id]);
  expect(event).toMatchObject({
    after: {
      ...reason,
      skipped_gates: [
        { stage_number: 12, missing: [{ kind: 'file' }] },
        { stage_number: 13, missing: [{ kind: 'checklist', open_rows: 0 }] },
      ],
    },
  });
  const stages = await worker.ask(listStagesRoute, { params: { id } });
  const overridden = stages.filter((stage) => stage.override_reason === reason.override_reason);
  expect(overridden.map(({ stage_number }) => stage_number)).toEqual([12, 13]);
});

it('What a stage requires is not set on the basis of an old version; the refusal shows the current one', async () => {
  const body = { ...open, file_present: true };
  const { version } = await administrator.ask(setStageGateRoute, { params: { stage: 11 }, body });
  const late = { version: version - 1, checklist_done: true };
  expect(await setGate(administrator, 11, late)).toMatchObject({
    status: 409,
    body: { current: { file_present: true, checklist_done: false, version } },
  });
  expect(await setGate(administrator, 11, { ...late, version })).toMatchObject({
    status: 200,
    body: { checklist_done: true, file_present: false, version: version + 1 },
  });
});

it('A checklist whose rows are all done or skipped, and a file, open the gate', async () => {
  await setGate(administrator, 10, { checklist_done: true, file_present: true });
  const id = await begin();
  const csv = new FormData();
  csv.append('stage_number', '10');
  csv.append('csv_file', new Blob(['Table: ตรวจหน้าจอ\nรายการ\nปุ่ม\nเมนู\n']), 'list.csv');
  await worker.call('POST', `/v1/sows/${id}/checklist/upload`, { body: csv });
  expect(await missingOf(id)).toEqual([{ kind: 'checklist', open_rows: 2 }, { kind: 'file' }]);
  const rows = await queryRows<{ id: string }>(
    app,
    `select checklist_rows.id from checklist_rows
     join checklist_tables on checklist_tables.id = table_id
     join sow_stages on sow_stages.id = stage_id where sow_id = $1`,
    [id],
  );
  for (const row of rows) {
    const item = { item_id: row.id, is_checked: true };
    await worker.call('PATCH', `/v1/sows/${id}/stages/10/checklist/items`, { body: item });
  }
  const file = new FormData();
  file.append('entity_type', 'sow_stage');
  file.append('entity_id', `${id}_10`);
  file.append('folder', 'sow_documents');
  file.append('file', new Blob(['ภาพหน้าจอ']), 'screen.txt');
  await worker.call('POST', '/v1/files/upload', { body: file });
  expect(await missingOf(id)).toEqual([]);
  expect((await complete(worker, id)).status).toBe(200);
});
