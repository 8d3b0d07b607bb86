import { and, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueWords } from './words.tables.ts';
import type { PlacedWord } from './terms.ts';

/** Words that are followed for each that was typed; more would find more of what is already enough. */
const FOLLOWED = 24;

/** Trigrams find parts of words from this length on. */
const SHORTEST_PART = 3;

/** Nobody types a longer word with a slip, and to compare it with many takes its time. */
const LONGEST_MISTYPED = 40;

const LAST_CHARACTER = '\u{10FFFF}';

const ours = companyView(catalogueWords);

type Place = PlacedWord['place'];

const readBetween = statement<{ place: Place; first: string; end: string }>()((db, given) =>
  db
    .select({ word: catalogueWords.word })
    .from(ours)
    .where(
      and(
        eq(catalogueWords.place, given('place')),
        gte(catalogueWords.word, given('first')),
        lt(catalogueWords.word, given('end')),
      ),
    )
    .orderBy(catalogueWords.word)
    .limit(FOLLOWED),
);

/** Words of the vocabulary at a place that begin with what was typed; what equals it is the first. */
export async function wordsBeginning(
  tx: Transaction,
  place: Place,
  typed: string,
): Promise<string[]> {
  const rows = await readBetween(tx, { place, first: typed, end: `${typed}${LAST_CHARACTER}` });
  return rows.map(({ word }) => word);
}

/** Words at a place that hold what was typed, the shortest first; none for what is too short for an index. */
export async function wordsHolding(
  tx: Transaction,
  place: 'word' | 'description',
  typed: string,
): Promise<string[]> {
  if (typed.length < SHORTEST_PART) return [];
  return read(
    tx,
    and(eq(catalogueWords.place, place), like(catalogueWords.word, `%${typed}%`)),
    // An order that no index has: else the planner hopes to meet such words soon and reads all there are.
    sql`length(${catalogueWords.word}), ${catalogueWords.word}`,
  );
}

/** Words that share many of their trigrams with what was typed. */
export async function wordsLike(tx: Transaction, typed: string): Promise<string[]> {
  if (typed.length < SHORTEST_PART || typed.length > LONGEST_MISTYPED) return [];
  // With another digit it is another number, and all numbers look alike.
  if (/\p{N}/u.test(typed)) return [];
  return read(
    tx,
    and(eq(catalogueWords.place, 'word'), sql`${catalogueWords.word} % ${typed}`),
    sql`similarity(${catalogueWords.word}, ${typed}) desc, ${catalogueWords.word}`,
  );
}

async function read(tx: Transaction, where: SQL | undefined, order: SQL): Promise<string[]> {
  const rows = await tx
    .select({ word: catalogueWords.word })
    .from(ours)
    .where(where)
    .orderBy(order)
    .limit(FOLLOWED);
  return rows.map(({ word }) => word);
}
