import type { TextParameters } from '#platform/contract/errors.ts';
import { languageOfPage } from './language.ts';
import { loadedDictionary } from './texts.ts';
import { say } from './translate.ts';

/**
 * Translates a key that includes its module, for example `agents:errors.name_required`. Problems found
 * by a schema are written so until the moment they are shown.
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
