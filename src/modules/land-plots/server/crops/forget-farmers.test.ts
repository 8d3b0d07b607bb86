import { expect, it } from 'vitest';
import { anonymiseFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { createQuota, createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import { drawShapeRoute, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { LAND_PLOT, plotRoutes } from '#modules/land-plots/contract/plots.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { startTestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';
import { createPlot, fieldsOf, makeQuota, squareAt } from '../testing/plots.ts';

const CANARY = 'นกกระจิบ';
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('keeps the land of an erased farmer, and nothing that says whose it was', async () => {
  const app = await startTestApp({ role: 'web' });
  const manager = await signIn(app, await addUser(app, { role: 'manager' }));
  const season = await createSeason(manager);
  const drawCanary = (north: number) =>
    manager.ask(drawShapeRoute, { body: { name: CANARY, shape: squareAt(0, north) } });
  const first = await drawCanary(300);
  // Nobody would look there for the name of a shape that no plot has.
  expect(await tablesWith(app, [CANARY])).not.toContain('public.event_log');
  const quota = await createQuota(manager, { season: season.name, first_name: CANARY });
  const register = (shape: Pick<PlotShape, 'id'>) =>
    createPlot(manager, {
      quota_id: quota.id,
      farmer_id: quota.farmer_id,
      shapefile_id: shape.id,
      deed_owner_name: CANARY,
      address_line: CANARY,
    });
  const { id, shapefile_id } = await register(first);
  const crop = { season_id: season.id, variety: 'LK 92-11', note: CANARY };
  await manager.ask(createCropRoute, { params: { id }, body: crop });

  const form = new FormData();
  form.append('entity_type', LAND_PLOT);
  form.append('entity_id', id);
  form.append('file', new Blob([Buffer.from(PICTURE, 'base64')]), `${CANARY}.png`);
  expect((await manager.call('POST', uploadFileRoute.path, { body: form })).status).toBe(201);

  const deleted = await register(await drawCanary(303));
  await manager.ask(createCropRoute, { params: { id: deleted.id }, body: crop });
  await manager.ask(plotRoutes.delete, { params: { id: deleted.id } });

  const redrawn = await register(await drawCanary(306));
  await manager.ask(plotRoutes.update, {
    params: { id: redrawn.id },
    body: { ...fieldsOf(redrawn), shapefile_id: (await drawCanary(309)).id },
  });

  const moved = await register(await drawCanary(312));
  const buyer = await makeQuota(manager, season.name);
  const sold = { deed_owner_name: 'ผู้ซื้อ', address_line: '1 หมู่ 1' };
  await manager.ask(plotRoutes.update, {
    params: { id: moved.id },
    body: { ...fieldsOf(moved), quota_id: buyer.id, farmer_id: buyer.farmer_id, ...sold },
  });

  const { id: seasonId, quotas_count: _count, created_at: _made, ...fields } = season;
  await manager.ask(seasonRoutes.update, {
    params: { id: seasonId },
    body: { ...fields, status: 'closed' },
  });
  expect(await tablesWith(app, [CANARY])).not.toEqual([]);

  await manager.ask(anonymiseFarmerRoute, {
    params: { id: quota.farmer_id },
    body: { confirm_name: quota.name, reason: 'ครบกำหนดเก็บรักษา' },
  });

  expect(await tablesWith(app, [CANARY])).toEqual([]);
  const plot = await manager.ask(plotRoutes.get, { params: { id } });
  expect(plot).toMatchObject({ shapefile_id, variety: 'LK 92-11' });
  const bought = await manager.ask(plotRoutes.get, { params: { id: moved.id } });
  expect(bought).toMatchObject(sold);
  await app.close();
});
