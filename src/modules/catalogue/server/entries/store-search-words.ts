import type { SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { executeAll, insertsOf } from '#platform/server/database/write-rows.ts';
import { catalogueWords } from './search-words.tables.ts';
import { wordPlaces, type PlacedWord } from './search-terms.ts';

type WordsByPlace = ReadonlyMap<PlacedWord['place'], Set<string>>;

/** Words that a run of writes has stored already: entries of one import repeat the same words. */
const stored = new WeakMap<object, WordsByPlace>();
const MOST_REMEMBERED = 100_000;

/** The words that the run has not stored yet; they now count as stored. */
export function newWords(run: object, words: readonly PlacedWord[]): PlacedWord[] {
  const before = stored.get(run) ?? new Map(wordPlaces.map((place) => [place, new Set<string>()]));
  stored.set(run, before);
  return words.filter(({ place, word }) => {
    const known = before.get(place);
    if (known === undefined || known.has(word)) return false;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.add(word);
    return true;
  });
}

/** Adds words to the vocabulary. */
export async function storeWords(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  words: readonly PlacedWord[],
): Promise<void> {
  await executeAll(tx, insertsOfWords(company, newWords(tx, words)));
}

/** Statements that add new words, always in the same order, so that two transactions with the same words never deadlock. */
export function insertsOfWords(
  { companyId }: Pick<Scope, 'companyId'>,
  words: readonly PlacedWord[],
): readonly SQL[] {
  const rows = words
    .map(({ place, word }) => ({ place, word }))
    .toSorted((one, other) => compare(one.place, other.place) || compare(one.word, other.word));
  return insertsOf(catalogueWords, { rows, shared: { company_id: companyId }, ifNew: true });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
