import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { catalogueWords } from '#modules/catalogue/server/search/words.tables.ts';
import type { PlacedWord } from '#modules/catalogue/server/search/terms.ts';

/** Words that a transaction has taken in already: much that is brought at once says the same again and again. */
const taken = new WeakMap<Transaction, Set<string>>();
const MOST_TAKEN = 100_000;

/** Takes words into the vocabulary, in one order, so that two who bring the same words never wait for each other in a ring. */
export async function storeWords(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  words: readonly PlacedWord[],
): Promise<void> {
  const before = taken.get(tx) ?? new Set();
  const fresh = new Map<string, PlacedWord>();
  for (const placed of words) {
    const key = `${placed.place} ${placed.word}`;
    if (!before.has(key)) fresh.set(key, placed);
  }
  const rows = [...fresh]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { place, word }]) => ({ place, word }));
  await insertRows(tx, catalogueWords, { rows, shared: { companyId }, ifNew: true });
  if (before.size > MOST_TAKEN) before.clear();
  for (const key of fresh.keys()) before.add(key);
  taken.set(tx, before);
}
