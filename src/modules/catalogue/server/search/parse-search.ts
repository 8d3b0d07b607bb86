import { fieldTypes } from '#modules/catalogue/contract/entry-kinds.ts';
import { joinThai, normaliseText } from '#libraries/text/normalise-text.ts';
import { keyOf, runsOf, wordsOf } from '../entries/search-words.ts';

/** A search text, split into what it asks for. */
export interface ParsedSearch {
  /** The text as it was typed, and in the spelling by which codes and names are compared. */
  readonly text: string;
  readonly key: string;
  /** Its first runs of letters and digits, and its first words. */
  readonly runs: readonly string[];
  readonly words: readonly string[];
  /** Texts in quotation marks: an entry must contain each exactly. */
  readonly phrases: readonly string[];
  readonly module: string | undefined;
  readonly company: string | undefined;
  readonly type: (typeof fieldTypes)[number] | undefined;
  readonly required: boolean | undefined;
}

/** Nobody remembers more words of a name, and each costs a lookup in the vocabulary. */
const MOST_WORDS = 10;

const FILTER = /(?<=^|\s)(?:module|company|type|required):(?:"[^"]*"|\S+)/giu;
const PHRASE = /"([^"]+)"/gu;
const REQUIRED = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** Splits a search text; what looks like a filter but is none remains text. */
export function parseSearch(typed: string): ParsedSearch {
  const filters = new Map<string, string>();
  const unfiltered = typed.replace(FILTER, (whole) => {
    const colon = whole.indexOf(':');
    const name = whole.slice(0, colon).toLowerCase();
    const value = whole.slice(colon + 1).replaceAll('"', '');
    if (!isFilter(name, value)) return whole;
    filters.set(name, value);
    return ' ';
  });
  const phrases = Array.from(unfiltered.matchAll(PHRASE), ([, phrase = '']) => phraseOf(phrase));
  const text = unfiltered.replaceAll('"', ' ');
  const runs = [...new Set(runsOf(text))];
  const type = filters.get('type')?.toLowerCase();
  return {
    text: normaliseText(text),
    key: keyOf(text),
    runs: runs.slice(0, MOST_WORDS),
    words: [...new Set(runs.flatMap(wordsOf))].slice(0, MOST_WORDS),
    phrases: phrases.filter((phrase) => phrase !== ''),
    module: filters.get('module'),
    company: filters.get('company'),
    type: fieldTypes.find((known) => known === type),
    required: REQUIRED.get(filters.get('required')?.toLowerCase() ?? ''),
  };
}

/** The spelling in which phrases and the texts around them are compared. */
export function phraseOf(text: string): string {
  return joinThai(normaliseText(text));
}

function isFilter(name: string, value: string): boolean {
  if (name === 'type') return fieldTypes.some((type) => type === value.toLowerCase());
  if (name === 'required') return REQUIRED.has(value.toLowerCase());
  return keyOf(value) !== '';
}
