import type { th } from '#modules/notifications/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('notifications', {
  th: () => import('#modules/notifications/i18n/th.ts'),
  en: () => import('#modules/notifications/i18n/en.ts'),
});

export type NotificationTexts = Translate<typeof th>;
