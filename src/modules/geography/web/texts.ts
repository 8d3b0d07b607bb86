import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts('geography', {
  th: () => import('#modules/geography/i18n/th.ts'),
  en: () => import('#modules/geography/i18n/en.ts'),
});
