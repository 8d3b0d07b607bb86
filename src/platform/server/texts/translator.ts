import i18next, { type i18n } from 'i18next';
import type { FieldProblem, TextParameters } from '#platform/contract/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/contract/texts/texts.ts';
import { fieldsOf } from '../events/name-of.ts';
import { toSay } from '#platform/contract/texts/write-value.ts';

/** A dictionary per language, as deep as its author likes. */
export type Dictionary = Record<Language, object>;

/** Translates text keys such as `agents:errors.not_ready`. */
export interface Translator {
  translate(language: Language, key: string, parameters?: TextParameters): string;
  /** Whether there is such a text; not every name in the data has one. */
  has(language: Language, key: string): boolean;
  /** The key of a text in the dictionary that has it, for example `engines:entities.engine` for `entities.engine`. */
  find(path: string): string | undefined;
  /** The places of the fields of a module among its labels, which are written in the order of its forms. */
  fieldOrder(module: string): ReadonlyMap<string, number>;
  /** Field problems as the wire carries them: path, code and message. */
  describe(
    language: Language,
    problems: readonly FieldProblem[],
  ): { path: string; code: string; message: string }[];
}

/** Reads the dictionaries of modules, each under its module's name. */
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
  const has: Translator['has'] = (language, key) => instance.exists(key, { lng: language });
  const orders = new Map(
    Object.entries(dictionaries).map(([module, { [DEFAULT_LANGUAGE]: texts }]) => [
      module,
      new Map(
        'fields' in texts
          ? Object.keys(fieldsOf(texts.fields)).map((field, place) => [field, place])
          : [],
      ),
    ]),
  );
  return {
    translate,
    has,
    fieldOrder: (module) => orders.get(module) ?? new Map(),
    find: (path) =>
      Object.keys(dictionaries)
        .map((module) => `${module}:${path}`)
        .find((key) => has(DEFAULT_LANGUAGE, key)),
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
