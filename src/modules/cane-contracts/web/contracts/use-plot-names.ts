import type { Crop } from '#modules/land-plots/contract/crops.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** How plots and crops are called where people choose among them. */
export function usePlotNames() {
  const t = useTexts(texts);
  return {
    namePlot: ({ deed_number: deed, area_rai, area_ngan, area_wah }: Plot) =>
      t('form.plot', { deed, area: `${area_rai}-${area_ngan}-${formatNumber(area_wah)}` }),
    nameCrop: ({ variety, ratoon_number: number }: Crop) =>
      number === 0 ? t('form.planted', { variety }) : t('form.ratoon', { variety, number }),
  };
}
