import type { th } from '#modules/customers/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('customers', {
  th: () => import('#modules/customers/i18n/th.ts'),
  en: () => import('#modules/customers/i18n/en.ts'),
});

export type CustomerTexts = Translate<typeof th>;
