import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sowsExport } from '#modules/feature-development/contract/exports.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import {
  getAnalyticsRoute,
  getBoardRoute,
  listMyWorkRoute,
  getTimelineRoute,
} from '#modules/feature-development/contract/flow.ts';
import {
  assignStageRoute,
  completeStageRoute,
  rollBackStageRoute,
  startStageRoute,
} from '#modules/feature-development/contract/stages.ts';
import { scopeOf } from '#modules/identity/server/public.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSop, createSow, createValueStream } from '../testing/tracking.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { WEEK_MS } from './weeks.ts';

let app: TestApp;
let me: AddedUser;
let keeper: SignedIn;
let streamId: string;
let sopId: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  me = await addUser(app, { role: 'manager' });
  keeper = await signIn(app, me);
  streamId = (
    await createValueStream(keeper, {
      name: 'รับซื้ออ้อย',
      start_date: dayAgo(90),
      due_date: dayAgo(-30),
    })
  ).id;
  sopId = (await createSop(keeper, { value_stream_id: streamId })).id;
});
afterAll(() => app.close());

const dayAgo = (days: number) => dayInBangkok(new Date(Date.now() - days * 86_400_000));
const add = (name: string, fields: object = {}) =>
  createSow(keeper, { sop_id: sopId, name, ...fields });
const start = (id: string, stage_number: number) =>
  keeper.ask(startStageRoute, { params: { id }, body: { stage_number } });
const complete = (id: string, stage_number: number) =>
  keeper.ask(completeStageRoute, { params: { id }, body: { stage_number } });
const rollBack = (id: string, target_stage: number, reason: string) =>
  keeper.ask(rollBackStageRoute, { params: { id }, body: { target_stage, reason } });
const board = (query: object = {}) => keeper.ask(getBoardRoute, { query });
const column = async (key: string, query: object = {}) =>
  (await board(query)).columns.find((each) => each.key === key);

/** Moves everything that was done so far this many days back. */
async function daysPass(days: number): Promise<void> {
  const scope = await scopeOf(app.context, { ...keeper, requestId: 'test' });
  const earlier = ({ name }: { name: string }) =>
    sql`${sql.identifier(name)} - make_interval(days => ${days})`;
  await app.context.database.inCompany(scope, async (tx) => {
    const {
      started_at: startedAt,
      completed_at: completedAt,
      rolled_back_at: rolledBackAt,
    } = sowStages;
    await tx.update(sows).set({
      created_at: earlier(sows.created_at),
      stage_started_at: earlier(sows.stage_started_at),
      stands_since: earlier(sows.stands_since),
    });
    await tx.update(sowStages).set({
      started_at: earlier(startedAt),
      completed_at: earlier(completedAt),
      rolled_back_at: earlier(rolledBackAt),
    });
  });
}

describe('the flow of work', () => {
  it('is on the board at the stage where it is in work or waits, since when, and moves with each command', async () => {
    const { id } = await add('ใบรับอ้อย', { due_date: dayAgo(1) });
    expect(await column('BR')).toMatchObject({
      count: 1,
      cards: [{ id, current_stage: 0, started_at: null, pass: 1, overdue: true, assignees: [] }],
    });
    const today = await add('ครบกำหนดวันนี้', { due_date: dayAgo(0) });
    const cards = (await column('BR'))?.cards;
    expect(cards?.find((card) => card.id === today.id)).toMatchObject({ overdue: false });
    await keeper.ask(sowRoutes.delete, { params: { id: today.id } });
    await start(id, 1);
    await daysPass(3);
    const [working] = (await column('1', { group: 'stage' }))?.cards ?? [];
    expect(working).toMatchObject({
      id,
      since: working?.started_at,
      value_stream: { name: 'รับซื้ออ้อย' },
    });
    expect(Math.round((Date.now() - Date.parse(working?.since ?? '')) / 86_400_000)).toBe(3);

    await complete(id, 1);
    const { columns } = await board();
    expect(columns.map(({ key, count }) => [key, count])).toEqual([
      ['BR', 0],
      ['FD', 1],
      ['DEV', 0],
      ['DEL', 0],
      ['delivered', 0],
    ]);
    expect((await board({ group: 'stage' })).columns).toHaveLength(21);
  });

  it('is at the same stage and phase in the list, on its page, the board, my work, the timeline and the export', async () => {
    const { id: ownSop } = await createSop(keeper, { value_stream_id: streamId });
    const name = 'อยู่ที่เดียวกันทุกหน้า';
    const { id } = await add(name, {
      sop_id: ownSop,
      current_stage: 4,
      assignee_id: me.employeeId,
    });
    const at = { id, current_stage: 4 };
    const query = { sop_id: ownSop, phase: 'DEV' as const };
    const [listed] = (await keeper.ask(sowRoutes.list, { query })).data;
    expect(listed).toMatchObject({ ...at, phase: 'DEV', next_stage: 5 });
    const page = await keeper.ask(sowRoutes.get, { params: { id } });
    expect(page).toMatchObject({ ...at, phase: 'DEV', next_stage: 5 });
    const within = { sop_id: ownSop };
    expect(await column('DEV', within)).toMatchObject({ cards: [at] });
    expect(await column('5', { ...within, group: 'stage' })).toMatchObject({ cards: [at] });
    const mine = await keeper.ask(listMyWorkRoute, { query: { page_size: 100 } });
    expect(mine.data).toContainEqual(expect.objectContaining(at));
    const { lines } = await keeper.ask(getTimelineRoute, { query: within });
    expect(lines).toEqual([expect.objectContaining(at)]);
    const { oldest } = await keeper.ask(getAnalyticsRoute, { query: within });
    expect(oldest).toEqual([expect.objectContaining({ id, stage: 5 })]);
    const { url } = await keeper.ask(sowsExport.ticket, { body: { format: 'csv', ...query } });
    const exported = await (await fetch(app.address + url)).text();
    expect(exported).toMatch(new RegExp(`${name}.*,DEV พัฒนา,5\\. รับบรีฟและสรุปงาน,4,`));
    await keeper.ask(sowRoutes.delete, { params: { id } });
  });

  it('shows some cards of each column, the longest there first, and more of the requested one', async () => {
    const { id: manyId } = await createSop(keeper, { value_stream_id: streamId });
    const made = [];
    for (let place = 1; place <= 14; place += 1) {
      made.push(
        await add(`งานซ้ำ ${place}`, { sop_id: manyId, current_stage: place === 14 ? 20 : 8 }),
      );
    }
    const first = await column('DEV', { sop_id: manyId });
    expect(first?.count).toBe(13);
    expect(first?.cards.map(({ id }) => id)).toEqual(made.slice(0, 12).map(({ id }) => id));
    const more = await column('9', { sop_id: manyId, group: 'stage', column: '9', shown: 30 });
    expect(more?.cards).toHaveLength(13);
    expect(await column('delivered', { sop_id: manyId })).toMatchObject({ count: 1 });
    expect(await column('DEV', { search: 'งานซ้ำ 13' })).toMatchObject({ count: 1 });
  });

  it('waits for the assignees of its stage, or for the assignee of the SOW where there are none', async () => {
    const other = await addUser(app);
    const mine = await add('ของฉัน', { assignee_id: me.employeeId, due_date: dayAgo(2) });
    const theirs = await add('ของเขา', { assignee_id: me.employeeId });
    const given = await add('มอบให้ฉัน');
    const assign = (id: string, employee: number | null) =>
      keeper.ask(assignStageRoute, {
        params: { id, stage: 1 },
        body: { assignee_ids: [employee ?? 0] },
      });
    await assign(theirs.id, other.employeeId);
    await assign(given.id, me.employeeId);
    await complete(given.id, 1);
    await rollBack(given.id, 1, 'เอกสารไม่ครบ');
    // Assignees stay assigned.
    const work = (part: 'waiting' | 'overdue' | 'rolled_back') =>
      keeper.ask(listMyWorkRoute, { query: { part } });
    const waiting = await work('waiting');
    expect(waiting).toMatchObject({
      total: 2,
      counts: { waiting: 2, approval: 0, overdue: 1, rolled_back: 1 },
    });
    expect(waiting.data.map(({ id }) => id)).toEqual([mine.id, given.id]);
    expect((await work('overdue')).data).toMatchObject([{ id: mine.id, overdue: true }]);
    expect((await work('rolled_back')).data).toMatchObject([
      {
        id: given.id,
        pass: 2,
        current_stage: 0,
        rollback_reason: 'เอกสารไม่ครบ',
        assignees: [`${me.username} ทดสอบ`],
      },
    ]);
    expect(await column('BR', { mine: 'yes' })).toMatchObject({ count: 2 });
  });

  it('shows its plan beside the actual dates, down to each SOW', async () => {
    const { id: stream } = await createValueStream(keeper, {
      start_date: dayAgo(20),
      due_date: dayAgo(5),
    });
    const { id: sop } = await createSop(keeper, { value_stream_id: stream });
    const early = await add('เสร็จแล้ว', { sop_id: sop, current_stage: 19, start_date: dayAgo(18) });
    await start(early.id, 20);
    await daysPass(4);
    await complete(early.id, 20);
    const lines = async (query: object) => (await keeper.ask(getTimelineRoute, { query })).lines;
    const whole = (await lines({})).find(({ id }) => id === stream);
    const dates = { actual_start: dayAgo(4), actual_end: dayAgo(0) };
    expect(whole).toMatchObject({
      kind: 'value_stream',
      progress: 100,
      children: 1,
      planned_start: dayAgo(20),
      planned_end: dayAgo(5),
      ...dates,
    });
    const late = await add('ยังไม่เริ่ม', { sop_id: sop, due_date: dayAgo(-9) });
    expect(await lines({ value_stream_id: stream })).toMatchObject([
      {
        kind: 'sop',
        progress: 50,
        planned_start: dayAgo(18),
        planned_end: dayAgo(-9),
        actual_start: dayAgo(4),
        actual_end: null,
      },
    ]);
    expect(await lines({ sop_id: sop })).toMatchObject([
      { kind: 'sow', id: early.id, progress: 100, ...dates },
      { kind: 'sow', id: late.id, progress: 0, actual_start: null, actual_end: null },
    ]);
  });

  it('is analysed: times and ages of stages, rework, throughput, and a forecast of what is left', async () => {
    const { id: sop } = await createSop(keeper, { value_stream_id: streamId });
    const read = () => keeper.ask(getAnalyticsRoute, { query: { sop_id: sop, weeks: 12 } });
    expect((await read()).forecast).toMatchObject({ open_sows: 0, open_stages: 0 });

    const [quick, slow] = [
      await add('เร็ว', { sop_id: sop, current_stage: 18 }),
      await add('ช้า', { sop_id: sop, current_stage: 18 }),
    ];
    await add('บันทึกย้อนหลัง', { sop_id: sop, current_stage: 5 });
    await start(quick.id, 19);
    await start(slow.id, 19);
    await daysPass(2);
    await complete(quick.id, 19);
    await daysPass(4);
    await complete(slow.id, 19);
    await daysPass(14);
    await rollBack(quick.id, 19, 'ลูกค้าเปลี่ยนใจ');

    const figures = await read();
    const [first, second] = figures.stages.slice(18);
    expect(first).toMatchObject({ completed: 2, standing: 1, rollbacks: 1 });
    expect(first?.median_days).toBeCloseTo(4, 2);
    expect(first?.p85_days).toBeCloseTo(2 + 4 * 0.85, 2);
    expect(first?.oldest_age_days).toBeCloseTo(0, 2);
    expect(second).toMatchObject({ completed: 0, standing: 1 });
    expect(second?.median_age_days).toBeCloseTo(14, 2);
    expect(figures.reasons).toEqual([{ reason: 'ลูกค้าเปลี่ยนใจ', count: 1 }]);
    expect(figures.oldest[0]?.name).toBe('บันทึกย้อนหลัง');

    // What was recorded as done when a SOW was created counts as nobody's work of that week.
    const { throughput, cumulative, forecast } = figures;
    expect(throughput.reduce((sum, week) => sum + week.stages_completed, 0)).toBe(2);
    expect(throughput.at(-1)).toMatchObject({ stages_undone: 1, delivered: 0 });
    expect(cumulative.at(-1)).toMatchObject({
      phases: [
        { phase: 'BR', count: 0 },
        { phase: 'FD', count: 0 },
        { phase: 'DEV', count: 1 },
        { phase: 'DEL', count: 2 },
      ],
      delivered: 0,
    });
    expect(forecast).toMatchObject({ open_sows: 3, open_stages: 2 + 1 + 15, weeks: 11 });
    // Two stages in 11 weeks: what is left takes about 99.
    const weeks = forecast.dates.map(({ date }) => (Date.parse(date ?? '') - Date.now()) / WEEK_MS);
    expect(weeks[0]).toBeGreaterThan(80);
    expect(weeks[0]).toBeLessThan(110);
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
  });
});
