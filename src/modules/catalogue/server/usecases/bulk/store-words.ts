import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { catalogueWords } from '#modules/catalogue/server/search/words.tables.ts';
import type { PlacedWord } from '#modules/catalogue/server/search/terms.ts';

/** Takes words into the vocabulary, in one order, so that two who bring the same words never wait for each other in a ring. */
export async function storeWords(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  words: readonly PlacedWord[],
): Promise<void> {
  const different = new Map(words.map((placed) => [`${placed.place} ${placed.word}`, placed]));
  const rows = [...different]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { place, word }]) => ({ companyId, place, word }));
  await insertRows(tx, catalogueWords, { rows, ifNew: true });
}
