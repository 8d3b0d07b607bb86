import { toThaiArea, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { PlotTexts } from './texts.ts';

/** An area as deeds write it: `12-2-45.5 ไร่`, and in words for English readers. */
export function writeThaiArea(t: PlotTexts, area: ThaiArea): string {
  return t('areas.thai', {
    rai: formatNumber(area.area_rai),
    ngan: formatNumber(area.area_ngan),
    wah: formatNumber(area.area_wah),
  });
}

/** A measured area, as deeds write it and in square metres. */
export function writeArea(t: PlotTexts, squareMetres: number): string {
  return t('areas.both', {
    thai: writeThaiArea(t, toThaiArea(squareMetres)),
    metres: formatNumber(Math.round(squareMetres)),
  });
}
