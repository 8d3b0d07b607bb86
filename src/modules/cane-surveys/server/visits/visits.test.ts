import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldDayRoute } from '#modules/cane-surveys/contract/field-day.ts';
import * as contract from '#modules/cane-surveys/contract/visits.ts';
import { createPlot } from '#modules/land-plots/server/testing/plots.ts';
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
