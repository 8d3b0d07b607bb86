import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBoardRoute } from '#modules/feature-development/contract/flow.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listTagsRoute } from '#modules/feature-development/contract/tags.ts';
import { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
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

const DAY_MS = 24 * 3600 * 1000;
/** A day by the calendar of Bangkok, so many days from today. */
const day = (days: number) =>
  new Date(Date.now() + 7 * 3600 * 1000 + days * DAY_MS).toISOString().slice(0, 10);
/** Days from this week's Monday until today. */
const sinceMonday = (new Date(`${day(0)}T00:00:00Z`).getUTCDay() + 6) % 7;

it('SOWs are found by due date, tag, assignee and status, in the list and on the board alike', async () => {
  const { id: sop_id } = await createSop(keeper);
  const sow = (name: string, fields: object) => createSow(keeper, { sop_id, name, ...fields });
  await sow('เลยกำหนด', { due_date: day(-sinceMonday - 1), tags: ['ห้องแล็บ', 'เร่ง'] });
  await sow('ส่งแล้ว', { due_date: day(-sinceMonday - 1), current_stage: 20 });
  await sow('วันจันทร์', { due_date: day(-sinceMonday), current_stage: 20 });
  await sow('วันอาทิตย์', { due_date: day(6 - sinceMonday), assignee_id: me.employeeId });
  await sow('สัปดาห์หน้า', { due_date: day(7 - sinceMonday), tags: ['ห้องแล็บ 2'] });
  await sow('ไม่มีกำหนด', { manual_status: 'On Hold', status_reason: 'รอลูกค้า' });

  const expectFound = async (query: object, names: string[]) => {
    const list = await keeper.ask(sowRoutes.list, {
      query: { sop_id, sort_by: 'created_at', sort_order: 'asc', ...query },
    });
    expect(list.data.map(({ name }) => name)).toEqual(names);
    const { columns } = await keeper.ask(getBoardRoute, { query: { sop_id, ...query } });
    const cards = columns.flatMap(({ cards: some }) => some.map(({ name }) => name));
    expect(cards.toSorted()).toEqual(names.toSorted());
  };
  await expectFound({ due: 'overdue' }, ['เลยกำหนด']);
  await expectFound({ due: 'this_week' }, ['วันจันทร์', 'วันอาทิตย์']);
  await expectFound({ due: 'none' }, ['ไม่มีกำหนด']);
  const [due_from, due_until] = [day(6 - sinceMonday), day(7 - sinceMonday)];
  await expectFound({ due_from, due_until }, ['วันอาทิตย์', 'สัปดาห์หน้า']);
  await expectFound({ tag: 'ห้องแล็บ' }, ['เลยกำหนด']);
  await expectFound({ assignee: me.employeeId }, ['วันอาทิตย์']);
  await expectFound({ assignee: 'none', due_from: day(7 - sinceMonday) }, ['สัปดาห์หน้า']);
  await expectFound({ status: 'On Hold' }, ['ไม่มีกำหนด']);
  const refused = await keeper.call('GET', '/v1/sows?due_from=2026-02-31&due=soon');
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'due' }, { path: 'due_from' }] },
  });
});

it('value streams are found by the same, and the tags in use are offered', async () => {
  const late = await createValueStream(keeper, { due_date: day(-9), tags: 'โรงงาน, อ้อย' });
  await createValueStream(keeper, { tags: 'อ้อยสด' });
  const found = async (query: object) => {
    const { data } = await keeper.ask(valueStreamRoutes.list, { query });
    return data.map(({ id }) => id);
  };
  expect(await found({ due: 'overdue' })).toEqual([late.id]);
  expect(await found({ tag: 'อ้อย' })).toEqual([late.id]);
  expect(await found({ tag: 'อ้อย', due: 'none' })).toEqual([]);
  const { data: tags } = await keeper.ask(listTagsRoute, {});
  expect(tags).toEqual(
    ['โรงงาน', 'ห้องแล็บ', 'ห้องแล็บ 2', 'เร่ง', 'อ้อย', 'อ้อยสด'].toSorted(
      new Intl.Collator('th').compare,
    ),
  );
});
