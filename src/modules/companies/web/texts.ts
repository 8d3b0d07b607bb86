import type { th } from '#modules/companies/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('companies', {
  th: () => import('#modules/companies/i18n/th.ts'),
  en: () => import('#modules/companies/i18n/en.ts'),
});

export type CompanyTexts = Translate<typeof th>;
