import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldDayRoute } from '#modules/cane-surveys/contract/field-day.ts';
import * as contract from '#modules/cane-surveys/contract/visits.ts';
import { createPlot, drawShape, squareAt } from '#modules/land-plots/server/testing/plots.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSurvey, planVisit } from '../testing/surveys.ts';

let app: TestApp;
let surveyor: SignedIn;
let surveyor_id: number;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const user = await addUser(app, { role: 'manager' });
  surveyor_id = user.employeeId ?? 0;
  surveyor = await signIn(app, user);
});
afterAll(() => app.close());

it('gives a day in the field all that its surveys need, in the order of the plan', async () => {
  const planned_on = '2026-11-26';
  const [first, second] = [await createPlot(surveyor), await createPlot(surveyor)];
  const plan = (plot_id: string, place: number) =>
    surveyor.ask(contract.visitRoutes.create, {
      body: { surveyor_id, planned_on, plot_id, place },
    });
  await plan(second.id, 2);
  await plan(first.id, 1);
  for (const height_cm of [90, 180]) {
    await createSurvey(surveyor, { plot_id: first.id, quota_id: first.quota_id, height_cm });
  }
  const day = await surveyor.ask(fieldDayRoute, { query: { planned_on } });
  expect(day.visits.map(({ plot_id }) => plot_id)).toEqual([first.id, second.id]);
  const plot = day.plots.find(({ id }) => id === first.id);
  expect(plot).toMatchObject({ quota_id: first.quota_id, latest: { height_cm: 180 } });
  expect(plot?.shape[0]?.[0]).toHaveLength(5);
  const other = await surveyor.ask(fieldDayRoute, { query: { planned_on: '2026-11-27' } });
  expect(other.visits).toEqual([]);
});

it('gives a day in the field plots that are searched for, and what was surveyed outside the plan', async () => {
  const planned_on = '2026-11-22';
  const { id: shapefile_id } = await drawShape(surveyor, squareAt(900, 900));
  const plot = await createPlot(surveyor, { shapefile_id, deed_number: '934475' });
  const nearby = async (search: string) =>
    (await surveyor.ask(fieldDayRoute, { query: { planned_on, search } })).nearby.map(
      ({ id }) => id,
    );
  expect(await nearby('')).toEqual([]);
  expect(await nearby('34475')).toEqual([plot.id]);
  expect(await nearby(plot.farmer_name)).toContain(plot.id);
  const surveyed_at = `${planned_on}T03:00:00.000Z`;
  const { id } = await createSurvey(surveyor, {
    plot_id: plot.id,
    quota_id: plot.quota_id,
    surveyed_at,
  });
  const { unplanned } = await surveyor.ask(fieldDayRoute, { query: { planned_on } });
  expect(unplanned).toEqual([
    { id, deed_number: '934475', farmer_name: plot.farmer_name, surveyed_at },
  ]);
});

it('gives a day in the field other plots of the same farmers and around, which are surveyed without a plan', async () => {
  const planned_on = '2026-12-05';
  // Far from the plots of other tests.
  const plotAt = async (east: number, fields: object = {}) => {
    const { id: shapefile_id } = await drawShape(surveyor, squareAt(east, 900));
    return createPlot(surveyor, { shapefile_id, ...fields });
  };
  const planned = await plotAt(0);
  const neighbour = await plotAt(2);
  const { quota_id, farmer_id } = planned;
  const ofFarmer = await plotAt(300, { quota_id, farmer_id });
  const elsewhere = await plotAt(600);
  const nearby = async (here: { latitude?: number; longitude?: number } = {}) =>
    (await surveyor.ask(fieldDayRoute, { query: { planned_on, ...here } })).nearby;
  expect(await nearby()).toEqual([]);
  await planVisit(surveyor, { surveyor_id, planned_on, plot_id: planned.id });
  const ids = (await nearby()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([neighbour.id, ofFarmer.id].toSorted());
  const { latitude, longitude } = elsewhere;
  expect((await nearby({ latitude, longitude })).map(({ id }) => id)).toContain(elsewhere.id);
  const survey = await createSurvey(surveyor, {
    plot_id: neighbour.id,
    quota_id: neighbour.quota_id,
    height_cm: 190,
  });
  expect(survey.visit_id).toBeNull();
  const again = (await nearby()).find(({ id }) => id === neighbour.id);
  expect(again).toMatchObject({ latest: { id: survey.id } });
  expect(again?.shape[0]?.[0]).toHaveLength(5);
});

it('is done by its survey, and skipped with a reason until it is resumed', async () => {
  const plot = await createPlot(surveyor);
  const { id } = await planVisit(surveyor, { surveyor_id, plot_id: plot.id });
  const params = { id };
  const skip = (skip_reason: string) =>
    surveyor.ask(contract.skipVisitRoute, { params, body: { skip_reason } });
  await expect(skip(' ')).rejects.toThrow('skip_reason_required');
  expect(await skip('น้ำท่วม')).toMatchObject({ status: 'skipped', skip_reason: 'น้ำท่วม' });
  expect(await skip('น้ำท่วม')).toMatchObject({ status: 'skipped' });
  expect(await surveyor.ask(contract.resumeVisitRoute, { params })).toMatchObject({
    status: 'planned',
  });
  const of = { plot_id: plot.id, quota_id: plot.quota_id };
  const survey = await createSurvey(surveyor, { ...of, visit_id: id });
  expect(await surveyor.ask(contract.visitRoutes.get, { params })).toMatchObject({
    status: 'done',
    survey_id: survey.id,
  });
  await expect(skip('ฝนตก')).rejects.toThrow('visit_done');
  const { status } = await surveyor.call('DELETE', `/v1/cane-surveys/visits/${id}`);
  expect(status).toBe(409);
  const done = await surveyor.ask(contract.visitRoutes.list, {
    query: { plot_id: plot.id, status: 'done' },
  });
  expect(done.total).toBe(1);
});

it('is the only one of its plot on a day, until it is skipped or done', async () => {
  const { id: plot_id } = await createPlot(surveyor);
  const plan = (planned_on: string) => planVisit(surveyor, { surveyor_id, plot_id, planned_on });
  const outcomes = await Promise.allSettled([plan('2026-12-07'), plan('2026-12-07')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const moved = await plan('2026-12-08');
  const move = (planned_on: string) =>
    surveyor.ask(contract.visitRoutes.update, {
      params: { id: moved.id },
      body: { surveyor_id, plot_id, planned_on, place: 1, note: '', updated_at: moved.updated_at },
    });
  await expect(move('2026-12-07')).rejects.toThrow('plot_planned');
  const { data } = await surveyor.ask(contract.visitRoutes.list, {
    query: { plot_id, planned_on: '2026-12-07' },
  });
  const params = { id: data[0]?.id ?? '' };
  await surveyor.ask(contract.skipVisitRoute, { params, body: { skip_reason: 'น้ำท่วม' } });
  expect((await move('2026-12-07')).planned_on).toBe('2026-12-07');
  await expect(surveyor.ask(contract.resumeVisitRoute, { params })).rejects.toThrow('plot_planned');
});

it('surveyors are notified of a day that is planned and of changes, planners of what was skipped', async () => {
  const user = await addUser(app, { role: 'staff' });
  const officer = await signIn(app, user);
  const [first, second] = [await createPlot(surveyor), await createPlot(surveyor)];
  const of = { surveyor_id: user.employeeId ?? 0, planned_on: '2026-12-01' };
  await planVisit(surveyor, { ...of, plot_id: first.id });
  const visit = await planVisit(surveyor, { ...of, plot_id: second.id });
  const noticesOf = async (person: SignedIn) => {
    await workOff(app.context);
    const { data } = await person.ask(listInboxRoute, {});
    return data.filter(({ entity }) => entity === contract.SURVEY_VISIT);
  };
  expect(await noticesOf(officer)).toMatchObject([
    {
      title: `คุณมีแผนลงแปลงวันที่ 1 ธ.ค. 2569 เริ่มจากแปลง ${first.deed_number}`,
      within: `2026-12-01/${of.surveyor_id}`,
    },
  ]);
  const { id, plot_id } = visit;
  const params = { id };
  const change = (version: typeof visit, fields: object) =>
    surveyor.ask(contract.visitRoutes.update, {
      params,
      body: { ...of, plot_id, note: '', place: 1, updated_at: version.updated_at, ...fields },
    });
  const moved = await change(visit, { place: 7 });
  expect(await noticesOf(officer)).toHaveLength(1);
  await change(moved, { place: 7, note: 'โทรก่อนไป' });
  const [changed] = await noticesOf(officer);
  expect(changed?.title).toContain(`แผนของแปลง ${second.deed_number} เปลี่ยนแล้ว`);
  await officer.ask(contract.skipVisitRoute, { params, body: { skip_reason: 'น้ำท่วม' } });
  const [skipped] = await noticesOf(surveyor);
  expect(skipped?.title).toMatch(/น้ำท่วม$/);
  expect(await noticesOf(officer)).toHaveLength(2);
});
