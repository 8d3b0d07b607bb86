import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { findQuota } from '#modules/farmer-quotas/server/public.ts';
import { plotPermissions } from '#modules/land-plots/contract/permissions.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import type { BelongingRecords } from '#platform/server/records/belonging-records.ts';
import { findPlots } from './plot-reference.queries.ts';

/** The plots of a grower, in the history of each of their quotas. */
export const plotsOfQuotas: BelongingRecords = {
  to: FARMER_QUOTA,
  entity: LAND_PLOT,
  permission: plotPermissions.names.read,
  async find(tx, scope, quotaId) {
    const { farmer_id } = await findQuota(tx, scope, quotaId);
    return (await findPlots(tx, scope, { farmer_id })).map(({ id }) => id);
  },
};
