import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { SearchStage } from '#modules/catalogue/contract/search.ts';
import { phraseOf, type ParsedSearch } from './parse-search.ts';
import { keyOf, runsOf, wordsOf } from '../entries/search-words.ts';
import { isMeant } from './typing-errors.ts';

/** The texts by which an entry is judged. */
export interface Judged {
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
}

/** The best reason why an entry matches, given that `weakest` is one. */
export function judge(
  { code, name_th, name_en }: Judged,
  { key, words }: Pick<ParsedSearch, 'key' | 'words'>,
  weakest: SearchStage,
): SearchStage {
  if (key === '') return weakest;
  const codeKey = keyOf(code);
  if (codeKey === key) return 'exact_code';
  const names = [name_th, name_en].filter((name) => name !== '');
  const keys = names.map(keyOf);
  if (keys.includes(key)) return 'exact_name';
  if ([codeKey, ...keys].some((own) => own.startsWith(key))) return 'prefix';
  const own = [code, ...names].flatMap(runsOf).flatMap((run) => [run, ...wordsOf(run)]);
  const hasWord = (word: string) => own.some((part) => part.startsWith(word));
  return words.length > 0 && words.every(hasWord) ? 'words' : weakest;
}

/** Whether the code or a name of an entry is spelt exactly as the typed text. */
export function isLiterally({ code, name_th, name_en }: Judged, text: string): boolean {
  return [code, name_th, name_en].some((own) => normaliseText(own) === text);
}

/** Whether an entry contains every phrase in quotation marks. */
export function containsPhrases(
  { code, name_th, name_en, description }: Judged,
  phrases: readonly string[],
): boolean {
  if (phrases.length === 0) return true;
  const texts = [code, name_th, name_en, description].map(phraseOf);
  return phrases.every((phrase) => texts.some((text) => text.includes(phrase)));
}

/**
 * The name of an entry that is not shown, if only this one has a word of the search: people who typed it
 * would not understand why the entry was found.
 */
export function matchedName(
  { code, name_th, name_en }: Judged,
  { runs }: Pick<ParsedSearch, 'runs'>,
  shown: string,
): string | null {
  const other = [name_th, name_en].find((name) => name !== '' && name !== shown);
  if (other === undefined || shown === code) return null;
  const hidden = runs.filter((run) => !hasRun(shown, run) && !hasRun(code, run));
  return hidden.some((run) => hasRun(other, run)) ? other : null;
}

/** Whether a text has the words of a run, or others that may be meant by them. */
function hasRun(text: string, run: string): boolean {
  const key = keyOf(text);
  if (key.includes(run) || wordsOf(run).every((word) => key.includes(word))) return true;
  return runsOf(text)
    .flatMap((own) => [own, ...wordsOf(own)])
    .some((own) => isMeant(run, own));
}
