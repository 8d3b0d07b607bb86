import { useQuery } from '@tanstack/react-query';
import * as routes from '#modules/land-plots/contract/crops.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { PLOT_CROP } = routes;

const NO_VARIETIES: readonly string[] = [];

export const cropsQuery = defineQuery(routes.listCropsRoute, [PLOT_CROP, 'list'], {
  persist: false,
});

const varietiesQuery = defineQuery(routes.listVarietiesRoute, [PLOT_CROP, 'varieties']);

/** The varieties as they are written in crops, as soon as they have arrived; the most frequent first. */
export function useVarieties(): readonly string[] {
  return useQuery(varietiesQuery()).data ?? NO_VARIETIES;
}

const changed = {
  refreshes: [PLOT_CROP],
  success: 'form.saved',
  failure: 'form.save_failed',
} as const;

export const useCreateCrop = defineAction(routes.createCropRoute, texts, changed);
export const useChangeCrop = defineAction(routes.updateCropRoute, texts, changed);

export const useDeleteCrop = defineAction(routes.deleteCropRoute, texts, {
  refreshes: [PLOT_CROP],
  success: 'crops.deleted',
  failure: 'crops.delete_failed',
});
