import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts('companies', {
  th: () => import('#modules/companies/i18n/th.ts'),
  en: () => import('#modules/companies/i18n/en.ts'),
});
