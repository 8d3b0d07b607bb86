import type { th } from '#modules/engines/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('engines', {
  th: () => import('#modules/engines/i18n/th.ts'),
  en: () => import('#modules/engines/i18n/en.ts'),
});

export type EngineTexts = Translate<typeof th>;
