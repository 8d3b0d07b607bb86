import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { th } from '#modules/audit/i18n/th.ts';

export const texts = defineTexts('audit', {
  th: () => import('#modules/audit/i18n/th.ts'),
  en: () => import('#modules/audit/i18n/en.ts'),
});

export type AuditTexts = Translate<typeof th>;
