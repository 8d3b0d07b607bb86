import type { th } from '#modules/products/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('products', {
  th: () => import('#modules/products/i18n/th.ts'),
  en: () => import('#modules/products/i18n/en.ts'),
});

export type ProductTexts = Translate<typeof th>;
