import type { offerPageTh } from '#modules/quotations/i18n/offer-page.th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

/** What customers read; their page loads nothing else. */
export const offerTexts = defineTexts('quotations', {
  th: async () => ({
    th: { offer_page: (await import('#modules/quotations/i18n/offer-page.th.ts')).offerPageTh },
  }),
  en: async () => ({
    en: { offer_page: (await import('#modules/quotations/i18n/offer-page.en.ts')).offerPageEn },
  }),
});

export type OfferTexts = Translate<{ offer_page: typeof offerPageTh }>;
