import { afterAll, beforeAll, expect, it } from 'vitest';
import * as settings from '#modules/cane-surveys/contract/settings.ts';
import { estimatesRoute } from '#modules/cane-surveys/contract/estimates.ts';
import { surveyRoutes } from '#modules/cane-surveys/contract/surveys.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { quotaHistoryRoute } from '#modules/farmer-quotas/contract/history.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import {
  createPlot,
  drawShape,
  makeQuota,
  squareAt,
} from '#modules/land-plots/server/testing/plots.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSurvey, surveyBody } from '../testing/surveys.ts';

let app: TestApp;
let manager: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const MEASURES = {
  furrow_spacing_cm: 150,
  stalk_length_cm: 220,
  diameter_cm: 2.8,
  stalks_per_clump: 4,
  clumps_per_10m: 15,
};

const refusalOf = async (body: object, keeper = manager) => {
  const headers = { 'accept-language': 'th' };
  const answer = await keeper.call('POST', '/v1/cane-surveys', { body, headers });
  const { code, fields = [] } = errorBody.parse(answer.body);
  return fields.length === 0 ? code : fields.map((each) => `${each.path}: ${each.message}`);
};

it('a survey is in the history of its grower, for those who may see surveys', async () => {
  const { quota_id } = await createSurvey(manager);
  const params = { id: quota_id };
  const { data } = await manager.ask(quotaHistoryRoute, { params });
  expect(data[0]?.event).toBe('cane-surveys.created');
  const reader = await signIn(
    app,
    await addUser(app, { permissions: ['farmer-quotas:read', 'land-plots:read'] }),
  );
  const others = await reader.ask(quotaHistoryRoute, { params });
  expect(others.data.map(({ event }) => event)).not.toContain('cane-surveys.created');
});

it('refuses what is wrong at its field, in the words of the form', async () => {
  const body = await surveyBody(manager);
  const { quota_id: _quota, ...withoutQuota } = body;
  const { plot_id: _plot, ...withoutPlot } = body;
  expect(await refusalOf(withoutQuota)).toEqual(['quota_id: กรุณาเลือกโควตาชาวไร่']);
  expect(await refusalOf(withoutPlot)).toEqual(['plot_id: กรุณาเลือกแปลงที่ดิน']);
  expect(await refusalOf({ ...body, production_year: 2019 })).toEqual([
    'production_year: ปีการผลิตต้องเป็น ค.ศ. 2020 ถึง 2100',
  ]);
  expect(await refusalOf({ ...body, planting_month: 13 })).toEqual([
    'planting_month: เดือนที่ปลูกต้องเป็น 1 ถึง 12',
  ]);
  expect(await refusalOf({ ...body, surveyed_at: '2019-12-31T00:00:00.000Z' })).toEqual([
    'surveyed_at: วันที่สำรวจต้องไม่ก่อนปี 2563 กรุณาตรวจนาฬิกาของเครื่อง',
  ]);
  for (const wrong of [
    { height_cm: -1 },
    { height_cm: 2_500 },
    { diameter_cm: 28 },
    { clumps_per_10m: -0.1 },
    { latitude: 16 },
    { latitude: 91, longitude: 102 },
    { cane_type: 'rice' },
    { crop_id: newId() },
    { plot_id: newId() },
    { visit_id: newId() },
  ]) {
    expect(await refusalOf({ ...body, ...wrong })).toHaveLength(1);
  }
  const { quota_id } = await createPlot(manager);
  expect(await refusalOf({ ...body, quota_id })).toEqual(['plot_id: แปลงนี้ไม่ได้อยู่ในโควต้าที่เลือก']);
});

it('is one survey, however often its draft is sent', async () => {
  const body = await surveyBody(manager, { draft_id: newId(), height_cm: 210 });
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => manager.ask(surveyRoutes.create, { body })),
  );
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await refusalOf({ ...body, height_cm: 310 })).toBe('cane-surveys.draft_sent_before');
  const colleague = await signIn(app, await addUser(app, { role: 'staff' }));
  expect(await refusalOf(body, colleague)).toBe('cane-surveys.draft_sent_before');
  const query = { plot_id: body.plot_id };
  expect(await manager.ask(surveyRoutes.list, { query })).toMatchObject({ total: 1 });
});

it('puts the time of a phone right whose clock is a day wrong', async () => {
  const DAY = 86_400_000;
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const hourAgo = -3_600_000;
  for (const wrong of [-DAY, DAY]) {
    const survey = await createSurvey(manager, {
      surveyed_at: at(hourAgo + wrong),
      device_time: at(wrong),
    });
    expect(Math.abs(survey.clock_offset_seconds * 1000 + wrong)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(survey.surveyed_at) - Date.now() - hourAgo)).toBeLessThan(60_000);
  }
  const tomorrow = await surveyBody(manager, { surveyed_at: at(DAY) });
  expect(await refusalOf(tomorrow)).toEqual([
    'surveyed_at: วันที่สำรวจยังมาไม่ถึง กรุณาตรวจนาฬิกาของเครื่อง',
  ]);
});

it('says how far from the plot the surveyor stood', async () => {
  const { id: shapefile_id } = await drawShape(manager, squareAt(-40, 40));
  const { id: plot_id, quota_id } = await createPlot(manager, { shapefile_id });
  const [west, south] = [102.76, 16.44];
  const at = (longitude: number, latitude: number) =>
    createSurvey(manager, { plot_id, quota_id, longitude, latitude, accuracy_metres: 8 });
  expect(await at(west + 0.0005, south + 0.0005)).toMatchObject({ metres_from_plot: 0 });
  const outside = await at(west + 0.0005, south - 0.001);
  expect(outside.metres_from_plot).toBeGreaterThan(105);
  expect(outside.metres_from_plot).toBeLessThan(117);
  expect(await createSurvey(manager, { plot_id, quota_id })).toMatchObject({
    metres_from_plot: null,
  });
  const standing = async (where: 'inside' | 'outside' | 'unknown') =>
    (await manager.ask(surveyRoutes.list, { query: { plot_id, standing: where } })).total;
  expect([await standing('inside'), await standing('outside'), await standing('unknown')]).toEqual([
    1, 1, 1,
  ]);
});

it('keeps the constants by which its yield was estimated', async () => {
  const survey = await createSurvey(manager, MEASURES);
  expect(survey.tons_per_rai).toBeCloseTo(7.369_3, 3);
  const { updated_at, ...constants } = await manager.ask(settings.getSurveySettingsRoute, {});
  await manager.ask(settings.updateSurveySettingsRoute, {
    body: { ...constants, harvested_percent: 50, updated_at },
  });
  const params = { id: survey.id };
  expect(await manager.ask(surveyRoutes.get, { params })).toEqual(survey);
  const later = await createSurvey(manager, {
    ...MEASURES,
    plot_id: survey.plot_id,
    quota_id: survey.quota_id,
  });
  expect(later.tons_per_rai).toBeCloseTo((7.369_3 * 50) / 85, 3);
  const { estimates, total, tons } = await manager.ask(estimatesRoute, {
    query: { plot_id: survey.plot_id },
  });
  expect(total).toBe(1);
  expect(tons).toBe(later.estimated_tons);
  expect(estimates).toMatchObject([{ survey_id: later.id, deed_number: survey.deed_number }]);
});

it('belongs to the crop of its season, where that is one', async () => {
  const plot = await createPlot(manager);
  const params = { id: plot.id };
  const of = { plot_id: plot.id, quota_id: plot.quota_id };
  const grow = (variety: string) =>
    manager.ask(createCropRoute, { params, body: { season_id: plot.season_id, variety } });
  expect((await createSurvey(manager, of)).crop_id).toBeNull();
  const crop = await grow('ขอนแก่น 3');
  expect((await createSurvey(manager, of)).crop_id).toBe(crop.id);
  const other = await grow('อู่ทอง 15');
  expect((await createSurvey(manager, of)).crop_id).toBeNull();
  expect((await createSurvey(manager, { ...of, crop_id: other.id })).crop_id).toBe(other.id);
});

it('is neither taken nor changed in a season that is closed', async () => {
  const season = await createSeason(manager);
  const quota = await makeQuota(manager, season.name);
  const plot = await createPlot(manager, { quota_id: quota.id, farmer_id: quota.farmer_id });
  const of = { plot_id: plot.id, quota_id: quota.id };
  const survey = await createSurvey(manager, of);
  const { id, quotas_count: _count, created_at: _made, ...fields } = season;
  await manager.ask(seasonRoutes.update, { params: { id }, body: { ...fields, status: 'closed' } });
  expect(await refusalOf(await surveyBody(manager, of))).toMatch(/season_closed/);
  const { status } = await manager.call('DELETE', `/v1/cane-surveys/${survey.id}`);
  expect(status).toBe(409);
});

it('is found by its plot, its farmer and what was noted', async () => {
  const plot = await createPlot(manager);
  const of = { plot_id: plot.id, quota_id: plot.quota_id };
  const { id } = await createSurvey(manager, { ...of, disease_pest: 'ใบขาวรุนแรง' });
  const { data } = await manager.ask(searchRoute, { query: { q: 'ใบขาวรุนแรง' } });
  expect(data).toMatchObject([{ id, name: plot.deed_number }]);
  expect(data[0]?.detail).toContain(`${plot.farmer_name} · `);
});
