import type { th } from '#modules/quotations/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('quotations', {
  th: () => import('#modules/quotations/i18n/th.ts'),
  en: () => import('#modules/quotations/i18n/en.ts'),
});

export type QuotationTexts = Translate<typeof th>;
