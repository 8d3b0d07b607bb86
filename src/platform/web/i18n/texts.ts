import type { Language, Texts } from '#platform/contract/texts/texts.ts';
import { languageOfPage } from './language.ts';
import { type Dictionary, type Translate, translatorOf } from './translate.ts';

/** A module's dictionary, fetched when a screen first needs it, only in the language of the page. */
export interface TextsHandle<Source extends Dictionary> {
  readonly module: string;
  /** Fetches the dictionary; screens do this together with their code. */
  readonly load: () => Promise<void>;
  /** The translator when the dictionary has arrived. */
  readonly loaded: () => Translate<Source> | undefined;
}

interface Loaders<Source extends Dictionary> {
  readonly th: () => Promise<{ readonly th: Source }>;
  readonly en: () => Promise<{ readonly en: Texts<Source> }>;
}

const dictionaries = new Map<string, Dictionary>();

/**
 * Declares a module's texts once, in `web/texts.ts`:
 * `defineTexts('agents', { th: () => import('../i18n/th.ts'), en: () => import('../i18n/en.ts') })`
 */
export function defineTexts<Source extends Dictionary>(
  module: string,
  loaders: Loaders<Source>,
): TextsHandle<Source> {
  let translate: Translate<Source> | undefined;
  let loading: Promise<void> | undefined;
  const fetchDictionary = async () => {
    const language = languageOfPage();
    const dictionary = await dictionaryIn(language, loaders);
    dictionaries.set(module, dictionary);
    translate = translatorOf<Source>(dictionary, language);
  };
  return {
    module,
    load: () => {
      loading ??= remembered(fetchDictionary(), () => {
        // A dictionary that failed to load is requested again by the next screen.
        loading = undefined;
      });
      return loading;
    },
    loaded: () => translate,
  };
}

/**
 * React reads whether a promise is fulfilled from these two properties, which it would set itself, but only
 * after waiting once more. Setting them now shows a screen with loaded texts without delay.
 */
function remembered(promise: Promise<void>, failed: () => void): Promise<void> {
  promise.then(() => Object.assign(promise, { status: 'fulfilled', value: undefined }), failed);
  return promise;
}

async function dictionaryIn<Source extends Dictionary>(
  language: Language,
  loaders: Loaders<Source>,
): Promise<Dictionary> {
  if (language === 'en') return (await loaders.en()).en;
  return (await loaders.th()).th;
}

/** The dictionary of a module that some screen has loaded, for keys that include their module. */
export function loadedDictionary(module: string): Dictionary | undefined {
  return dictionaries.get(module);
}

/** The modules whose dictionaries some screen has loaded. */
export function loadedModules(): readonly string[] {
  return [...dictionaries.keys()];
}
