import type { z } from 'zod';
import { contractRoutes, type contractInput } from '#modules/cane-contracts/contract/contracts.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import { createPlot, makeQuota } from '#modules/land-plots/server/testing/plots.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

type Fields = Partial<z.input<typeof contractInput>>;

/** A quota with a plot of 7 rai and what grows on it in the season of the quota. */
export async function makeLand(keeper: SignedIn) {
  const season = await createSeason(keeper);
  const quota = await makeQuota(keeper, season.name);
  const plot = await createPlot(keeper, { quota_id: quota.id, farmer_id: quota.farmer_id });
  const crop = await keeper.ask(createCropRoute, {
    params: { id: plot.id },
    body: { season_id: season.id, variety: 'ขอนแก่น 3' },
  });
  return { quotaId: quota.id, plotIds: [plot.id], cropIds: [crop.id] };
}

/** What creates a draft, on land of its own unless it is given. */
export async function contractBody(
  keeper: SignedIn,
  fields: Fields = {},
): Promise<z.input<typeof contractInput>> {
  const land = fields.quotaId === undefined ? await makeLand(keeper) : { quotaId: fields.quotaId };
  return { contractType: 'tons_loss', totalTons: 60, ...land, ...fields };
}

/** Creates a draft. */
export async function createContract(keeper: SignedIn, fields: Fields = {}) {
  return keeper.ask(contractRoutes.create, { body: await contractBody(keeper, fields) });
}
