import { defineTexts } from './texts.ts';

/** Texts of the shell, tables, forms and failures. */
export const platformTexts = defineTexts('platform', {
  th: () => import('#platform/contract/texts/th.ts'),
  en: () => import('#platform/contract/texts/en.ts'),
});
