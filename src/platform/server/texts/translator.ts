import i18next, { type i18n } from 'i18next';
import type { FieldProblem, TextParameters } from '#platform/contract/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/contract/texts/texts.ts';
import { toSay } from '#platform/contract/texts/write-value.ts';

/** A dictionary per language, as deep as its author likes. */
export type Dictionary = Record<Language, object>;

/** Puts text keys such as `agents:errors.not_ready` into words. */
export interface Translator {
  translate(language: Language, key: string, parameters?: TextParameters): string;
  /** Whether there is such a text; not every name that data holds has one. */
  has(language: Language, key: string): boolean;
  /** Field problems as the wire carries them: path, code and message. */
  describe(
    language: Language,
    problems: readonly FieldProblem[],
  ): { path: string; code: string; message: string }[];
}

/** Reads the dictionaries that modules bring, each under its module's name. */
export async function createTranslator(
  dictionaries: Record<string, Dictionary>,
): Promise<Translator> {
  const instance: i18n = i18next.createInstance();
  await instance.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {
      th: byLanguage(dictionaries, 'th'),
      en: byLanguage(dictionaries, 'en'),
    },
  });
  const translate: Translator['translate'] = (language, key, parameters = {}) =>
    instance.getFixedT(language)(key, toSay(parameters));
  return {
    translate,
    has: (language, key) => instance.exists(key, { lng: language }),
    describe: (language, problems) =>
      problems.map(({ path, code, parameters }) => ({
        path,
        code,
        message: translate(language, code, parameters),
      })),
  };
}

function byLanguage(dictionaries: Record<string, Dictionary>, language: Language) {
  return Object.fromEntries(
    Object.entries(dictionaries).map(([module, dictionary]) => [module, dictionary[language]]),
  );
}
