import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { th } from '#modules/catalogue/i18n/th.ts';

export const texts = defineTexts('catalogue', {
  th: () => import('#modules/catalogue/i18n/th.ts'),
  en: () => import('#modules/catalogue/i18n/en.ts'),
});

export type CatalogueTexts = Translate<typeof th>;
