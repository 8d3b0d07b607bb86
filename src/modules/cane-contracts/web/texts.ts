import type { th } from '#modules/cane-contracts/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('cane-contracts', {
  th: () => import('#modules/cane-contracts/i18n/th.ts'),
  en: () => import('#modules/cane-contracts/i18n/en.ts'),
});

export type ContractTexts = Translate<typeof th>;
