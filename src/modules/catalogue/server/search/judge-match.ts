import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { SearchStage } from '#modules/catalogue/contract/search.ts';
import { phraseOf, type ParsedSearch } from './parse-search.ts';
import { keyOf, runsOf, wordsOf } from '../entries/search-words.ts';

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
