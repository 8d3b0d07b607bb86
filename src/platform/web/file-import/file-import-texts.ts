import type { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { defineTexts } from '../i18n/texts.ts';
import type { Translate } from '../i18n/translate.ts';

export type FileImportTexts = Translate<typeof fileImportTh>;

/** Texts of sheets that take records from a file. */
export const fileImportTexts = defineTexts('file-import', {
  th: async () => ({
    th: (await import('#platform/contract/texts/file-import.th.ts')).fileImportTh,
  }),
  en: async () => ({
    en: (await import('#platform/contract/texts/file-import.en.ts')).fileImportEn,
  }),
});
