import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts('identity', {
  th: () => import('#modules/identity/i18n/th.ts'),
  en: () => import('#modules/identity/i18n/en.ts'),
});
