import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { th } from '#modules/directory/i18n/th.ts';

export const texts = defineTexts('directory', {
  th: () => import('#modules/directory/i18n/th.ts'),
  en: () => import('#modules/directory/i18n/en.ts'),
});

export type DirectoryTexts = Translate<typeof th>;
