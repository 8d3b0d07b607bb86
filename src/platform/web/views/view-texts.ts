import { defineTexts } from '../i18n/texts.ts';

/** Texts of saved views; no screen waits for them. */
export const viewTexts = defineTexts('views', {
  th: () => import('#platform/contract/texts/views.th.ts'),
  en: () => import('#platform/contract/texts/views.en.ts'),
});
