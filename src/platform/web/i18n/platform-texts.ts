import type { th } from '#platform/contract/texts/th.ts';
import { defineTexts } from './texts.ts';
import type { Translate } from './translate.ts';

/** Texts of the shell, tables, forms and failures. */
export const platformTexts = defineTexts('platform', {
  th: () => import('#platform/contract/texts/th.ts'),
  en: () => import('#platform/contract/texts/en.ts'),
});

export type PlatformTexts = Translate<typeof th>;
