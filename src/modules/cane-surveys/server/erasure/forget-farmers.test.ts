import { expect, it } from 'vitest';
import { CANE_SURVEY, surveyRoutes } from '#modules/cane-surveys/contract/surveys.ts';
import * as visits from '#modules/cane-surveys/contract/visits.ts';
import { anonymiseFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { createQuota, createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createPlot } from '#modules/land-plots/server/testing/plots.ts';
import { startTestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';
import { createSurvey } from '../testing/surveys.ts';

const CANARY = 'นกปรอด';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('keeps what was measured on the land of an erased farmer, and no note, photo or history', async () => {
  const app = await startTestApp({ role: 'web' });
  const user = await addUser(app, { role: 'manager' });
  const manager = await signIn(app, user);
  const season = await createSeason(manager);
  const quota = await createQuota(manager, { season: season.name, first_name: CANARY });
  const of = { quota_id: quota.id, farmer_id: quota.farmer_id };
  const plot = await createPlot(manager, of);
  const written = { plot_id: plot.id, quota_id: quota.id, height_cm: 210, other_notes: CANARY };
  const kept = await createSurvey(manager, { ...written, details: CANARY, disease_pest: CANARY });
  const photo = new FormData();
  photo.append('entity_type', CANE_SURVEY);
  photo.append('entity_id', kept.id);
  photo.append('file', new Blob([PICTURE], { type: 'image/png' }), `${CANARY}.png`);
  expect((await manager.call('POST', '/v1/files/upload', { body: photo })).status).toBe(201);
  const deleted = await createSurvey(manager, written);
  await manager.ask(surveyRoutes.delete, { params: { id: deleted.id } });
  const planned = { surveyor_id: user.employeeId ?? 0, planned_on: '2026-11-25' };
  const visit = await manager.ask(visits.visitRoutes.create, {
    body: { ...planned, plot_id: plot.id, note: CANARY },
  });
  await manager.ask(visits.skipVisitRoute, {
    params: { id: visit.id },
    body: { skip_reason: CANARY },
  });
  const { id: seasonId, quotas_count: _count, created_at: _made, ...fields } = season;
  await manager.ask(seasonRoutes.update, {
    params: { id: seasonId },
    body: { ...fields, status: 'closed' },
  });
  expect(await tablesWith(app, [CANARY])).toContain('public.cane_surveys');

  await manager.ask(anonymiseFarmerRoute, {
    params: { id: quota.farmer_id },
    body: { confirm_name: quota.name, reason: 'ครบกำหนดเก็บรักษา' },
  });

  expect(await tablesWith(app, [CANARY])).toEqual([]);
  const survey = await manager.ask(surveyRoutes.get, { params: { id: kept.id } });
  expect(survey).toMatchObject({ height_cm: 210, details: '', disease_pest: '' });
  expect(await manager.ask(visits.visitRoutes.get, { params: { id: visit.id } })).toMatchObject({
    status: 'skipped',
  });
  await app.close();
});
