import type { th } from '#modules/cane-surveys/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('cane-surveys', {
  th: () => import('#modules/cane-surveys/i18n/th.ts'),
  en: () => import('#modules/cane-surveys/i18n/en.ts'),
});

export type SurveyTexts = Translate<typeof th>;
