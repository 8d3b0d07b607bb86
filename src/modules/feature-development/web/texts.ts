import type { th } from '#modules/feature-development/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('feature-development', {
  th: () => import('#modules/feature-development/i18n/th.ts'),
  en: () => import('#modules/feature-development/i18n/en.ts'),
});

export type TrackingTexts = Translate<typeof th>;
