import type { TextParameters } from '#platform/contract/errors.ts';
import { languageOfPage } from './language.ts';
import { loadedDictionary } from './texts.ts';
import { say } from './translate.ts';

/**
 * Puts a key that names its module into words, as in `agents:errors.name_required`. This is how
 * problems found by a schema are written until the moment they are shown.
 */
export function sayKey(key: string, parameters?: TextParameters): string {
  const [module, name] = key.split(':', 2);
  const dictionary = module === undefined ? undefined : loadedDictionary(module);
  const text =
    dictionary === undefined || name === undefined
      ? undefined
      : say(dictionary, name, { language: languageOfPage(), parameters });
  return text ?? key;
}
