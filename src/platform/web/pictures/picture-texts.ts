import { defineTexts } from '../i18n/texts.ts';

/** Texts of documents and pictures; the parts that show them load them. */
export const pictureTexts = defineTexts('pictures', {
  th: () => import('#platform/contract/texts/pictures.th.ts'),
  en: () => import('#platform/contract/texts/pictures.en.ts'),
});
