import { contractErrors, type ContractInput } from '#modules/cane-contracts/contract/contracts.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { findQuota } from '#modules/farmer-quotas/server/public.ts';
import { findCrops, findPlots } from '#modules/land-plots/server/public.ts';
import { AppError, errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

const NOT_A_CHOICE = 'platform:validation.not_a_choice';

/** The quota of a contract; refuses, at its field, one that is not there, is closed, or of a closed season. */
export async function requireQuota(tx: Transaction, scope: Scope, quotaId: string) {
  const quota = await findQuota(tx, scope, quotaId).catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === errors.not_found.code;
    throw isMissing ? wrong('quotaId', NOT_A_CHOICE) : error;
  });
  if (!quota.season_is_open) throw seasonErrors.season_closed();
  if (quota.quota_status === 'closed') throw contractErrors.quota_closed();
  return quota;
}

type Land = Pick<ContractInput, 'quotaId' | 'plotIds' | 'cropIds'>;

/** The quota of a contract; refuses plots and crops that do not belong to it, at the field that is wrong. */
export async function requireLand(
  tx: Transaction,
  scope: Scope,
  { quotaId, plotIds, cropIds }: Land,
): Promise<Awaited<ReturnType<typeof requireQuota>>> {
  const quota = await requireQuota(tx, scope, quotaId);
  const { farmer_id, season_id } = quota;
  const plots = await findPlots(tx, scope, { ids: plotIds });
  if (plots.length < new Set(plotIds).size) throw wrong('plotIds', NOT_A_CHOICE);
  if (plots.some((plot) => plot.farmer_id !== farmer_id)) {
    throw wrong('plotIds', 'cane-contracts:errors.plot_of_other_farmer');
  }
  const crops = await findCrops(tx, scope, { ids: cropIds });
  if (crops.length < new Set(cropIds).size) throw wrong('cropIds', NOT_A_CHOICE);
  if (crops.some(({ plot_id }) => !plotIds.includes(plot_id))) {
    throw wrong('cropIds', 'cane-contracts:errors.crop_of_other_plot');
  }
  if (crops.some((crop) => crop.season_id !== season_id)) {
    throw wrong('cropIds', 'cane-contracts:errors.crop_of_other_season');
  }
  return quota;
}

/** A refusal at one field. */
export function wrong(path: string, code: string): AppError {
  return errors.validation_failed({ fields: [{ path, code }] });
}
