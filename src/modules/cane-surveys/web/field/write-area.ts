import { toThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { SurveyTexts } from '../texts.ts';

/** The area of a plot by the map, in rai, ngan and square wah. */
export function writeArea(t: SurveyTexts, squareMetres: number): string {
  const { area_rai, area_ngan, area_wah } = toThaiArea(squareMetres);
  return t('field.area', {
    rai: formatNumber(area_rai),
    ngan: formatNumber(area_ngan),
    wah: formatNumber(area_wah),
  });
}
