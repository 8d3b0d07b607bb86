import type { th } from '#modules/farmer-quotas/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('farmer-quotas', {
  th: () => import('#modules/farmer-quotas/i18n/th.ts'),
  en: () => import('#modules/farmer-quotas/i18n/en.ts'),
});

export type QuotaTexts = Translate<typeof th>;
