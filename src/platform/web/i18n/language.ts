import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';

const KEY = 'backoffice.language';

/** The language of this page, fixed until it is loaded again. */
export function languageOfPage(): Language {
  return (
    LANGUAGES.find((language) => language === document.documentElement.lang) ?? DEFAULT_LANGUAGE
  );
}

/** The language this page is not in. */
export function otherLanguage(): Language {
  return languageOfPage() === 'th' ? 'en' : 'th';
}

/** Remembers the language for the next load; the caller shows the overlay and reloads. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}
