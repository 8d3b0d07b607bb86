import { afterAll, beforeAll, expect, it } from 'vitest';
import * as exports from '#modules/feature-development/contract/exports.ts';
import { sopRoutes } from '#modules/feature-development/contract/sops.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSop, createSow, moveSow } from '../testing/tracking.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const sowAt = (id: string) => keeper.ask(sowRoutes.get, { params: { id } });
const sopAt = (id: string) => keeper.ask(sopRoutes.get, { params: { id } });
const streamAt = (id: string) => keeper.ask(valueStreamRoutes.get, { params: { id } });

/** A SOW alone in its SOP and value stream, and the three statuses. */
async function addWork(current_stage = 0) {
  const { id: sop, value_stream_id: stream } = await createSop(keeper);
  const { id } = await createSow(keeper, { sop_id: sop, current_stage });
  const statuses = async () => [
    (await sowAt(id)).status,
    (await sopAt(sop)).status,
    (await streamAt(stream)).status,
  ];
  return { id, sop, stream, statuses };
}

it('the status of a SOW, its SOP and its value stream follows the work, forward and back', async () => {
  const work = await addWork();
  expect(await work.statuses()).toEqual(['Pending', 'Pending', 'Open']);
  await moveSow(keeper, work.id, { kind: 'start', stage: 1 });
  expect(await work.statuses()).toEqual(['In Progress', 'In Progress', 'In Progress']);
  await moveSow(keeper, work.id, { kind: 'complete', stage: 1 });
  expect(await work.statuses()).toEqual(['In Progress', 'In Progress', 'In Progress']);
  await moveSow(keeper, work.id, { kind: 'rollback', stage: 1, reason: 'ยังไม่ชัด' });
  expect(await work.statuses()).toEqual(['Pending', 'Pending', 'Open']);

  const last = await addWork(19);
  expect(await last.statuses()).toEqual(['In Progress', 'In Progress', 'In Progress']);
  await moveSow(keeper, last.id, { kind: 'start', stage: 20 });
  await moveSow(keeper, last.id, { kind: 'complete', stage: 20 });
  expect(await last.statuses()).toEqual(['Complete', 'Completed', 'Complete']);
  // Another SOW that nobody has begun reopens what is above.
  const { id: more } = await createSow(keeper, { sop_id: last.sop });
  expect(await last.statuses()).toEqual(['Complete', 'In Progress', 'In Progress']);
  expect(await streamAt(last.stream)).toMatchObject({ total_sows: 2, started_sows: 1 });
  await keeper.ask(sowRoutes.delete, { params: { id: more } });
  expect(await last.statuses()).toEqual(['Complete', 'Completed', 'Complete']);
  await keeper.ask(sowRoutes.delete, { params: { id: last.id } });
  expect((await sopAt(last.sop)).status).toBe('Pending');
});

it('a SOP that moves takes its begun work along', async () => {
  const from = await addWork(3);
  const to = await addWork();
  const { name, description, version, manual_status, status_reason } = await sopAt(from.sop);
  const body = { name, description, version, manual_status, status_reason };
  await keeper.ask(sopRoutes.update, {
    params: { id: from.sop },
    body: { ...body, value_stream_id: to.stream },
  });
  expect(await streamAt(from.stream)).toMatchObject({ status: 'Open', started_sows: 0 });
  expect(await streamAt(to.stream)).toMatchObject({ status: 'In Progress', started_sows: 1 });
});

it('a status set by hand needs a reason, stands over the work, is found and exported as it is shown, and is taken back', async () => {
  const { id, sop } = await addWork(2);
  const change = async () => {
    const { name, sop_id, assignee_id, description, start_date, due_date, tags, version } =
      await sowAt(id);
    const plan = { assignee_id, start_date, due_date, tags, feature_id: null };
    return { name, sop_id, description, ...plan, version };
  };
  const held = { manual_status: 'On Hold' as const };
  const unexplained = { ...(await change()), ...held, status_reason: ' ' };
  expect(await keeper.call('PUT', `/v1/sows/${id}`, { body: unexplained })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'status_reason', message: 'กรุณากรอกเหตุผลที่กำหนดสถานะเอง' }] },
  });
  const reason = { ...held, status_reason: 'รองบประมาณ' };
  const params = { id };
  await keeper.ask(sowRoutes.update, { params, body: { ...(await change()), ...reason } });
  expect(await sowAt(id)).toMatchObject({
    ...reason,
    status: 'On Hold',
    work_status: 'In Progress',
  });

  // The work goes on below it.
  await moveSow(keeper, id, { kind: 'start', stage: 3 });
  expect((await sowAt(id)).status).toBe('On Hold');
  const found = async (status: 'On Hold' | 'In Progress') =>
    (await keeper.ask(sowRoutes.list, { query: { sop_id: sop, status } })).total;
  expect([await found('On Hold'), await found('In Progress')]).toEqual([1, 0]);
  const { url } = await keeper.ask(exports.sowsExport.ticket, {
    body: { format: 'csv', sop_id: sop, status: 'On Hold' },
  });
  expect(await (await fetch(app.address + url)).text()).toContain('พักไว้,รองบประมาณ');

  const free = { manual_status: null, status_reason: 'ไม่ต้องเก็บ' };
  await keeper.ask(sowRoutes.update, { params, body: { ...(await change()), ...free } });
  expect(await sowAt(id)).toMatchObject({ status: 'In Progress', status_reason: '' });
  const history = await queryRows<{ status: string; reason: string }>(
    app,
    `select after ->> 'status' as status, after ->> 'status_reason' as reason from event_log
     where name = 'feature-development.sow_updated' and entity_id = $1 order by sequence`,
    [id],
  );
  expect(history).toEqual([
    { status: 'On Hold', reason: 'รองบประมาณ' },
    { status: 'In Progress', reason: '' },
  ]);
});

it('lists are sorted by status in the order of the work', async () => {
  const { id: sop_id } = await createSop(keeper);
  for (const current_stage of [20, 0, 7]) await createSow(keeper, { sop_id, current_stage });
  const held = { manual_status: 'On Hold' as const, status_reason: 'รอ' };
  await createSow(keeper, { sop_id, ...held });
  const query = { sop_id, sort_by: 'manual_status', sort_order: 'asc' } as const;
  const { data } = await keeper.ask(sowRoutes.list, { query });
  expect(data.map(({ status }) => status)).toEqual([
    'Pending',
    'In Progress',
    'On Hold',
    'Complete',
  ]);
});
