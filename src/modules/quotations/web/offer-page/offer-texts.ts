import { defineTexts } from '#platform/web/i18n/texts.ts';

/** What customers read; their page loads nothing else. */
export const offerTexts = defineTexts('quotations', {
  th: async () => ({
    th: { offer_page: (await import('#modules/quotations/i18n/offer-page.th.ts')).offerPageTh },
  }),
  en: async () => ({
    en: { offer_page: (await import('#modules/quotations/i18n/offer-page.en.ts')).offerPageEn },
  }),
});
