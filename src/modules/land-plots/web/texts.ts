import type { th } from '#modules/land-plots/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('land-plots', {
  th: () => import('#modules/land-plots/i18n/th.ts'),
  en: () => import('#modules/land-plots/i18n/en.ts'),
});

export type PlotTexts = Translate<typeof th>;
