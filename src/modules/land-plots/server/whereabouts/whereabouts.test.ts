import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQuota } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { whereaboutsRoute } from '#modules/land-plots/contract/whereabouts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createPlot, drawShape, makeQuota, squareAt } from '../testing/plots.ts';

let app: TestApp;
let manager: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const whereabouts = (query: { quota_id?: string; subdistrict_id?: number }) =>
  manager.ask(whereaboutsRoute, { query });

/** Registers a plot in a district of Kalasin, so many tenths of a kilometre east. */
async function plotAt(east: number, more: { subdistrict_id: number; quota_id?: string }) {
  const { id: shapefile_id } = await drawShape(manager, squareAt(east, 0));
  const quota = await makeQuota(manager);
  const owner = { quota_id: quota.id, farmer_id: quota.farmer_id };
  await createPlot(manager, {
    ...owner,
    province_id: 46,
    district_id: 4601,
    shapefile_id,
    ...more,
  });
  return quota;
}

it('is at the plots of the farmer, else of the sub-district, else of the district, else in the province', async () => {
  expect(await whereabouts({})).toEqual({ source: null, box: null });
  const inProvince = await whereabouts({ subdistrict_id: 460_101 });
  expect(inProvince.source).toBe('province');
  const quota = await plotAt(0, { subdistrict_id: 460_101 });
  await plotAt(50, { subdistrict_id: 460_102 });
  const found = await whereabouts({ quota_id: quota.id, subdistrict_id: 460_102 });
  expect(found.source).toBe('farmer');
  expect(found.box?.west).toBeCloseTo(102.7975, 3);
  expect(found.box?.east).toBeCloseTo(102.8035, 3);
  expect(await whereabouts({ quota_id: quota.id })).toEqual(found);
  const beside = await whereabouts({ subdistrict_id: 460_102 });
  expect(beside.source).toBe('subdistrict');
  expect(beside.box?.west).toBeCloseTo(102.8475, 3);
  expect((await whereabouts({ subdistrict_id: 460_103 })).source).toBe('district');
  const newcomer = await createQuota(manager, {
    season: quota.season,
    contact_province_id: '46',
    contact_district_id: '4601',
    contact_subdistrict_id: '460103',
  });
  expect(await whereabouts({ quota_id: newcomer.id, subdistrict_id: 460_102 })).toEqual(beside);
  expect((await whereabouts({ quota_id: newcomer.id })).source).toBe('district');
});
