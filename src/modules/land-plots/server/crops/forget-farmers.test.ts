import { expect, it } from 'vitest';
import { anonymiseFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import { drawShapeRoute } from '#modules/land-plots/contract/shapes.ts';
import { plotRoutes } from '#modules/land-plots/contract/plots.ts';
import { startTestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';
import { createPlot, makeQuota, squareAt } from '../testing/plots.ts';

const CANARY = 'นกกระจิบ';

it('keeps the land of an erased farmer, and nothing that says whose it was', async () => {
  const app = await startTestApp({ role: 'web' });
  const manager = await signIn(app, await addUser(app, { role: 'manager' }));
  const season = await createSeason(manager);
  const quota = await makeQuota(manager, season.name);
  const shape = await manager.ask(drawShapeRoute, {
    body: { name: CANARY, shape: squareAt(0, 300) },
  });
  const { id } = await createPlot(manager, {
    quota_id: quota.id,
    farmer_id: quota.farmer_id,
    shapefile_id: shape.id,
    deed_owner_name: CANARY,
    address_line: CANARY,
  });
  const crop = { season_id: season.id, variety: 'LK 92-11', note: CANARY };
  await manager.ask(createCropRoute, { params: { id }, body: crop });
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
  expect(plot).toMatchObject({ shapefile_id: shape.id, variety: 'LK 92-11' });
  await app.close();
});
