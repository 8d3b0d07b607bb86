import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { rememberLanguage } from '#platform/web/i18n/language.ts';

const KEY = 'backoffice.language-chosen';

/** Shows the sign-in screen in another language, and remembers that it was chosen until somebody is in. */
export function chooseLanguage(language: Language): void {
  sessionStorage.setItem(KEY, language);
  rememberLanguage(language);
  location.reload();
}

/** The language chosen before signing in, answered once. */
export function takeChosenLanguage(): Language | undefined {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return LANGUAGES.find((language) => language === stored);
}
