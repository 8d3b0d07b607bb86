import type { th } from '#platform/contract/texts/th.ts';
import { otherLanguage } from '../../i18n/language.ts';
import { translatorOf, type Translate } from '../../i18n/translate.ts';

type PlatformTranslate = Translate<typeof th>;

let translate: PlatformTranslate | undefined;

/** Fetches the platform's texts in the language this page is not in, by which commands are found too. */
export async function loadOtherTexts(): Promise<void> {
  const language = otherLanguage();
  const dictionary =
    language === 'en'
      ? (await import('#platform/contract/texts/en.ts')).en
      : (await import('#platform/contract/texts/th.ts')).th;
  translate = translatorOf<typeof th>(dictionary, language);
}

/** The translator into the other language, once it has arrived. */
export function otherTexts(): PlatformTranslate {
  if (translate === undefined) throw new Error('The texts of the other language were not loaded');
  return translate;
}
