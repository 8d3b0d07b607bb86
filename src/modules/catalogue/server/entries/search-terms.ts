import { runsOf, wordsOf } from './search-words.ts';

/** Where a word of the vocabulary appears in an entry. */
export const wordPlaces = ['code', 'name', 'word', 'description'] as const;

/** Words at `filter` are never typed. */
type Place = (typeof wordPlaces)[number] | 'filter';

/** A word of an entry that people may type, with its place. */
export interface PlacedWord {
  readonly place: Exclude<Place, 'filter'>;
  readonly word: string;
}

/** The texts by which an entry is found. */
export interface SearchableEntry {
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
}

/** How many words of an entry are used; a longer description is found by its beginning. */
const MOST_WORDS = 60;
const LONGEST_WORD = 200;

const LOW = 0x811c9dc5;
const HIGH = 0x01000193;
const HIGH_BITS = 0x1fffff;

/**
 * The number for a word at a place of an entry of a company. Numbers make small rows and a small index, and
 * because they include the company, a search never reads entries of another company.
 */
export function termOf(companyId: number, place: Place, word: string): number {
  let low = LOW;
  let high = HIGH;
  // Millions of words pass here: joining the three texts first would take twice as long.
  for (const text of [String(companyId), ' ', place, ' ', word]) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 0x5bd1e995);
      low ^= low >>> 15;
      high = Math.imul(high ^ code, 0x27d4eb2f);
      high ^= high >>> 13;
    }
  }
  return (high & HIGH_BITS) * 2 ** 32 + (low >>> 0);
}

/** All words by which an entry is found, each once for a place. */
export function placedWords({
  code,
  name_th,
  name_en,
  description,
}: SearchableEntry): PlacedWord[] {
  const placed: PlacedWord[] = [];
  const identity = new Set<string>();
  const codeRuns = runsOf(code);
  addWords(codeRuns, identity);
  placed.push({ place: 'code', word: cut(codeRuns.join('')) });
  const keys = new Set<string>();
  for (const name of [name_th, name_en]) {
    if (name === '') continue;
    const runs = runsOf(name);
    addWords(runs, identity);
    keys.add(runs.join(''));
  }
  for (const word of keys) placed.push({ place: 'name', word: cut(word) });
  addPlaced(placed, 'word', identity);
  if (description === '') return placed;
  const described = new Set<string>();
  addWords(runsOf(description), described);
  addPlaced(placed, 'description', described.difference(identity));
  return placed;
}

/** The terms of an entry: those of its words and of its filters. */
export function termsOf(
  companyId: number,
  words: readonly PlacedWord[],
  filters: readonly string[],
): number[] {
  const terms = words.map((each) => termOf(companyId, each.place, each.word));
  for (const filter of filters) terms.push(termOf(companyId, 'filter', filter));
  return terms;
}

/** Adds whole runs, and the words in them. */
function addWords(runs: readonly string[], to: Set<string>): void {
  for (const run of runs) {
    to.add(run);
    for (const word of wordsOf(run)) to.add(word);
  }
}

function addPlaced(
  placed: PlacedWord[],
  at: PlacedWord['place'],
  words: ReadonlySet<string>,
): void {
  let left = MOST_WORDS;
  for (const word of words) {
    if (left === 0) return;
    placed.push({ place: at, word: cut(word) });
    left -= 1;
  }
}

function cut(word: string): string {
  return word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;
}
