import { runsOf, wordsOf } from './words.ts';

/** Where in an entry a word of the vocabulary stands. */
export const wordPlaces = ['code', 'name', 'word', 'description'] as const;

/** `filter` holds what is never typed as it is. */
type Place = (typeof wordPlaces)[number] | 'filter';

/** A word of an entry that people may type, by its place. */
export interface PlacedWord {
  readonly place: Exclude<Place, 'filter'>;
  readonly word: string;
}

/** By what an entry is found. */
export interface SearchableEntry {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly description: string;
}

/** Words of one entry that count; a description longer than that is found by its beginning. */
const MOST_WORDS = 60;
const LONGEST_WORD = 200;

const LOW = 0x811c9dc5;
const HIGH = 0x01000193;
const HIGH_BITS = 0x1fffff;

/**
 * The number that stands for a word at a place of an entry of a company. Numbers make small rows and a
 * small index, and as they hold the company too, nobody's search reads what another's words lead to.
 */
export function termOf(companyId: number, place: Place, word: string): number {
  const text = `${companyId} ${place} ${word}`;
  let low = LOW;
  let high = HIGH;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x5bd1e995);
    low ^= low >>> 15;
    high = Math.imul(high ^ code, 0x27d4eb2f);
    high ^= high >>> 13;
  }
  return (high & HIGH_BITS) * 2 ** 32 + (low >>> 0);
}

/** All words by which an entry is found, each once for a place. */
export function placedWords({ code, nameTh, nameEn, description }: SearchableEntry): PlacedWord[] {
  const names = [nameTh, nameEn].filter((name) => name !== '');
  const [codeRuns, ...nameRuns] = [runsOf(code), ...names.map(runsOf)];
  const identity = new Set([codeRuns, ...nameRuns].flatMap(wordsAndRuns));
  const told = wordsAndRuns(runsOf(description)).filter((word) => !identity.has(word));
  return [
    { place: 'code', word: cut(codeRuns.join('')) },
    ...[...new Set(nameRuns.map((runs) => runs.join('')))].map((word) => ({
      place: 'name' as const,
      word: cut(word),
    })),
    ...take(identity).map((word) => ({ place: 'word' as const, word })),
    ...take(new Set(told)).map((word) => ({ place: 'description' as const, word })),
  ];
}

/** The terms of an entry: of its words, and of what it can be filtered by. */
export function termsOf(
  companyId: number,
  words: readonly PlacedWord[],
  filters: readonly string[],
): number[] {
  return [
    ...words.map(({ place, word }) => termOf(companyId, place, word)),
    ...filters.map((filter) => termOf(companyId, 'filter', filter)),
  ];
}

function wordsAndRuns(runs: readonly string[]): string[] {
  return runs.flatMap((run) => [run, ...wordsOf(run)]);
}

function take(words: ReadonlySet<string>): string[] {
  return [...words].slice(0, MOST_WORDS).map(cut);
}

function cut(word: string): string {
  return word.slice(0, LONGEST_WORD);
}
