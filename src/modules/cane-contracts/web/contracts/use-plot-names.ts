import type { Crop } from '#modules/land-plots/contract/crops.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import type { ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** How plots, their areas and crops are called where people choose among them. */
export function usePlotNames() {
  const t = useTexts(texts);
  /** As deeds write it: rai, ngan and square wah. */
  const writeArea = ({ area_rai, area_ngan, area_wah }: ThaiArea) =>
    `${formatNumber(area_rai)}-${area_ngan}-${formatNumber(area_wah)}`;
  return {
    writeArea,
    namePlot: ({ deed_number: deed, ...area }: Plot) =>
      t('form.plot', { deed, area: writeArea(area) }),
    nameCrop: ({ variety, ratoon_number: number }: Crop) =>
      number === 0 ? t('form.planted', { variety }) : t('form.ratoon', { variety, number }),
  };
}
