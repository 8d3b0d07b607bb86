import { defineTexts } from '../i18n/texts.ts';

/** Texts of personal values; the parts that reveal them load them. */
export const personalDataTexts = defineTexts('personal-data', {
  th: () => import('#platform/contract/texts/personal-data.th.ts'),
  en: () => import('#platform/contract/texts/personal-data.en.ts'),
});
