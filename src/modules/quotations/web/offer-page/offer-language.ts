import type { Offer } from '#modules/quotations/contract/offer-page.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';

const KEY = 'backoffice.offer-language';

/**
 * Shows the page in the language that the customer chose, else in that of the document. No text may have been
 * loaded before.
 */
export function followLanguage(ofDocument: Offer['language']): void {
  const wanted = sessionStorage.getItem(KEY) ?? ofDocument;
  const language = LANGUAGES.find((one) => one === wanted);
  if (language !== undefined) document.documentElement.lang = language;
}

/** Shows the page again in another language. */
export function chooseLanguage(language: Language): void {
  sessionStorage.setItem(KEY, language);
  location.reload();
}
