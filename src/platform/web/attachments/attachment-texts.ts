import { defineTexts } from '../i18n/texts.ts';

/** Texts of files that are attached to records; their panels load them. */
export const attachmentTexts = defineTexts('attachments', {
  th: () => import('#platform/contract/texts/attachments.th.ts'),
  en: () => import('#platform/contract/texts/attachments.en.ts'),
});
