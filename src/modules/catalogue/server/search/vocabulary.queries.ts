import { and, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
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

/** Words of the vocabulary at a place that begin with what was typed, the shortest and equal ones first. */
export function wordsBeginning(tx: Transaction, place: Place, typed: string): Promise<string[]> {
  return read(
    tx,
    and(
      eq(catalogueWords.place, place),
      gte(catalogueWords.word, typed),
      lt(catalogueWords.word, `${typed}${LAST_CHARACTER}`),
    ),
    sql`${catalogueWords.word}`,
  );
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
