import { defineTexts } from '../i18n/texts.ts';

/** Who may decide what waits; loaded where something waits. */
export const decidersTexts = defineTexts('deciders', {
  th: () => import('#platform/contract/texts/deciders.th.ts'),
  en: () => import('#platform/contract/texts/deciders.en.ts'),
});
