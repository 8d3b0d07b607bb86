import type { SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { executeAll, insertsOf } from '#platform/server/database/write-rows.ts';
import { catalogueWords } from './search-words.tables.ts';
import { wordPlaces, type PlacedWord } from './search-terms.ts';

type WordsByPlace = ReadonlyMap<PlacedWord['place'], Set<string>>;

/** Words that a transaction has taken in already: much that is brought at once says the same again and again. */
const taken = new WeakMap<Transaction, WordsByPlace>();
const MOST_TAKEN = 100_000;

/** Those of the words that the transaction has not brought before; from now on it has. */
export function newWords(tx: Transaction, words: readonly PlacedWord[]): PlacedWord[] {
  const before = taken.get(tx) ?? new Map(wordPlaces.map((place) => [place, new Set<string>()]));
  taken.set(tx, before);
  return words.filter(({ place, word }) => {
    const known = before.get(place);
    if (known === undefined || known.has(word)) return false;
    if (known.size >= MOST_TAKEN) known.clear();
    known.add(word);
    return true;
  });
}

/** Takes words into the vocabulary. */
export async function storeWords(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  words: readonly PlacedWord[],
): Promise<void> {
  await executeAll(tx, insertsOfWords(company, newWords(tx, words)));
}

/** Statements that take new words in, in one order, so that two who bring the same words never wait for each other in a ring. */
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
