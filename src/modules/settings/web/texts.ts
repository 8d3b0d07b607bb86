import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts('settings', {
  th: () => import('#modules/settings/i18n/th.ts'),
  en: () => import('#modules/settings/i18n/en.ts'),
});
