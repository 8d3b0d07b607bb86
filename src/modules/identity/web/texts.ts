import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { th } from '#modules/identity/i18n/th.ts';

/** What strangers read; the sign-in page loads nothing else. */
export const signInTexts = defineTexts('identity', {
  th: async () => ({ th: (await import('#modules/identity/i18n/sign-in.th.ts')).signInTh }),
  en: async () => ({ en: (await import('#modules/identity/i18n/sign-in.en.ts')).signInEn }),
});

export const texts = defineTexts('identity', {
  th: () => import('#modules/identity/i18n/th.ts'),
  en: () => import('#modules/identity/i18n/en.ts'),
});

export type IdentityTexts = Translate<typeof th>;
