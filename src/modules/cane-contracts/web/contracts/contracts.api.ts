import * as contract from '#modules/cane-contracts/contract/contracts.ts';
import * as crops from '#modules/land-plots/contract/crops.ts';
import * as plots from '#modules/land-plots/contract/plots.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import * as seasons from '#modules/farmer-quotas/contract/seasons.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { CANE_CONTRACT, contractRoutes } = contract;

/** Answers about people stay in memory. */
const unstored = { persist: false } as const;

export const contractsQuery = defineListQuery(
  contractRoutes.list,
  [CANE_CONTRACT, 'list'],
  unstored,
);
export const contractQuery = defineQuery(contractRoutes.get, [CANE_CONTRACT, 'detail'], {
  fresh: true,
});

export const quotaQuery = defineQuery(quotas.getQuotaRoute, [quotas.FARMER_QUOTA, 'contracted'], {
  fresh: true,
});
export const quotaChoicesQuery = defineListQuery(
  quotas.listQuotasRoute,
  [quotas.FARMER_QUOTA, 'choices'],
  unstored,
);
export const plotsQuery = defineQuery(
  plots.plotRoutes.list,
  [plots.LAND_PLOT, 'of-farmer'],
  unstored,
);
export const plotQuery = defineQuery(plots.plotRoutes.get, [plots.LAND_PLOT, 'contracted'], {
  fresh: true,
});
export const cropsQuery = defineQuery(crops.listCropsRoute, [plots.LAND_PLOT, 'crops']);
export const seasonsQuery = defineQuery(seasons.seasonRoutes.list, [
  seasons.QUOTA_SEASON,
  'choices',
]);

export const useCreateContract = defineAction(contractRoutes.create, texts, {
  refreshes: [CANE_CONTRACT],
  success: (t, { code }) => t('form.created', { code }),
  failure: 'form.failed',
});

export const useUpdateContract = defineAction(contractRoutes.update, texts, {
  refreshes: [CANE_CONTRACT],
  success: 'form.saved',
  failure: 'form.failed',
});

export const useDeleteContract = defineAction(contractRoutes.delete, texts, {
  refreshes: [CANE_CONTRACT],
  success: 'detail.deleted',
  failure: 'detail.delete_failed',
});
