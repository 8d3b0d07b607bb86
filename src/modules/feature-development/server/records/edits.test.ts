import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBoardRoute } from '#modules/feature-development/contract/flow.ts';
import { sopRoutes } from '#modules/feature-development/contract/sops.ts';
import { editSowRoute, sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { editValueStreamRoute } from '#modules/feature-development/contract/value-streams.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { createSop, createSow, createValueStream } from '../testing/tracking.ts';

let app: TestApp;
let me: AddedUser;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  me = await addUser(app, { role: 'manager' });
  keeper = await signIn(app, me);
});
afterAll(() => app.close());

it('a SOW is edited field by field: the others stay, an old version and an early due date are refused', async () => {
  const plan = { description: 'ค่า CCS', start_date: '2026-02-01', due_date: '2026-03-01' };
  const made = await createSow(keeper, { ...plan, tags: ['ห้องแล็บ'] });
  const edit = (body: object) => keeper.call('PATCH', `/v1/sows/${made.id}`, { body });
  const assignee_id = me.employeeId;
  const assigned = await keeper.ask(editSowRoute, {
    params: made,
    body: { version: 1, assignee_id, tags: ['เร่ง'] },
  });
  expect(assigned).toMatchObject({ ...plan, assignee_id, tags: ['เร่ง'], version: 2 });
  expect(await edit({ version: 1, due_date: null })).toMatchObject({
    status: 409,
    body: { current: { tags: ['เร่ง'], version: 2 } },
  });
  expect(await edit({ version: 2, due_date: '2026-01-31' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'due_date', message: 'วันครบกำหนดต้องไม่ก่อนวันที่เริ่ม' }] },
  });
  expect(await edit({ version: 2, name: 'x' })).toMatchObject({ status: 400 });
  expect(await edit({ version: 2, due_date: null, assignee_id: null })).toMatchObject({
    body: { due_date: null, assignee: null, tags: ['เร่ง'], version: 3 },
  });
  const found = await keeper.ask(sowRoutes.list, { query: { search: 'เร่ง', sop_id: made.sop_id } });
  expect(found.total).toBe(1);
  const { columns } = await keeper.ask(getBoardRoute, { query: { sop_id: made.sop_id } });
  expect(columns.flatMap(({ cards }) => cards)).toMatchObject([
    { assignee_id: null, assignee: null, tags: ['เร่ง'] },
  ]);
});

it('a SOW that moves to a SOP of another value stream is counted and found there', async () => {
  const [from, to] = [await createSop(keeper), await createSop(keeper)];
  const { id, name, description, status_reason, tags, version } = await createSow(keeper, {
    sop_id: from.id,
  });
  const unset = { assignee_id: null, manual_status: null, start_date: null, due_date: null };
  const stays = { name, description, status_reason, tags, version, feature_id: null, ...unset };
  const moved = await keeper.ask(sowRoutes.update, {
    params: { id },
    body: { ...stays, sop_id: to.id },
  });
  expect(moved).toMatchObject({ sop_id: to.id, value_stream_id: to.value_stream_id });
  const found = async (value_stream_id: string) =>
    (await keeper.ask(sowRoutes.list, { query: { value_stream_id } })).total;
  expect([await found(from.value_stream_id), await found(to.value_stream_id)]).toEqual([0, 1]);
  const counted = async (sopId: string) =>
    (await keeper.ask(sopRoutes.get, { params: { id: sopId } })).sow_count;
  expect([await counted(from.id), await counted(to.id)]).toEqual([0, 1]);
});

it('a value stream is edited in the same way', async () => {
  const made = await createValueStream(keeper, { notes: 'ฤดูหีบ', start_date: '2026-02-01' });
  const edited = await keeper.ask(editValueStreamRoute, {
    params: made,
    body: { version: 1, owner_id: me.employeeId, due_date: '2026-04-01', tags: 'อ้อย, โรงงาน' },
  });
  expect(edited).toMatchObject({
    notes: 'ฤดูหีบ',
    owner_id: me.employeeId,
    due_date: '2026-04-01',
    tags: 'อ้อย, โรงงาน',
    version: 2,
  });
  const early = { version: 2, due_date: '2026-01-01' };
  const refused = await keeper.call('PATCH', `/v1/value-streams/${made.id}`, { body: early });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'due_date' }] } });
});
