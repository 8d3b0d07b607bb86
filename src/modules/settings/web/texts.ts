import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts('settings', {
  th: () => import('#modules/settings/i18n/user-settings.th.ts'),
  en: () => import('#modules/settings/i18n/user-settings.en.ts'),
});
