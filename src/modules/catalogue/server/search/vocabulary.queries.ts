import { sql, type SQL } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueWords } from '../entries/search-words.tables.ts';
import type { PlacedWord } from '../entries/search-terms.ts';
import { isThai } from './typing-errors.ts';

/** How many words are used for each typed word; more would only add to what is enough already. */
const MOST_WORDS = 24;

/** Trigrams find parts of words from this length on. */
const SHORTEST_PART = 3;

/** Nobody makes typing errors in a longer word, and comparing it with many takes long. */
const LONGEST_MISTYPED = 40;

/** How many Thai words are compared with a mistyped one. */
const MOST_COMPARED = 1_000;

/** One typing error in a Thai word leaves one of so many pieces of it as it is. */
const PIECES = 3;

const FIRST_THAI = '\u0E01';
const AFTER_THAI = '\u0E7F';

const LAST_CHARACTER = '\u{10FFFF}';

const ours = companyView(catalogueWords);

/** For each typed word, the words of the vocabulary. */
type Found = readonly (readonly string[])[];

const columns = { number: sql<number>`number`, word: sql<string>`word` };

const readBeginning = statement<{ places: string[]; typed: string[]; ends: string[] }>()(
  (db, given) =>
    db
      .select(columns)
      .from(
        sql`(
          select wanted.number::int, found.word
          from unnest(${given('places')}::text[], ${given('typed')}::text[], ${given('ends')}::text[])
            with ordinality as wanted (place, first, ending, number)
          cross join lateral (
            select word from ${ours}
            where place = wanted.place
              and word >= wanted.first collate "C" and word < wanted.ending collate "C"
            order by word limit ${MOST_WORDS}
          ) found
        ) begun`,
      )
      .orderBy(sql`number, word`),
);

/** For each typed word, words of the vocabulary at its place that begin with it; an equal word comes first. */
export async function wordsBeginning(
  tx: Transaction,
  typed: readonly PlacedWord[],
): Promise<Found> {
  const rows = await readBeginning(tx, {
    places: typed.map(({ place }) => place),
    typed: typed.map(({ word }) => word),
    ends: typed.map(({ word }) => `${word}${LAST_CHARACTER}`),
  });
  return typed.map((_, at) => wordsOf(rows, at + 1));
}

/** Words at a place that contain a typed one, the shortest first; none for what is too short for the index. */
export function wordsContaining(
  tx: Transaction,
  place: 'word' | 'description',
  typed: readonly string[],
): Promise<Found> {
  return readEach(tx, typed, (part) => {
    if (part.length < SHORTEST_PART) return undefined;
    return {
      where: sql`place = ${place} and word like ${`%${part}%`}`,
      // An order without an index: otherwise the planner hopes to find such words early and reads all words.
      order: sql`length(word), word`,
    };
  });
}

/** Words that may be meant by what was typed, those that are most alike first. */
export function wordsLike(tx: Transaction, typed: readonly string[]): Promise<Found> {
  return readEach(tx, typed, (part) => {
    if (part.length < SHORTEST_PART || part.length > LONGEST_MISTYPED) return undefined;
    // Another digit makes another number, and all numbers look similar.
    if (/\p{N}/u.test(part)) return undefined;
    if (isThai(part)) return thaiWordsLike(part);
    return {
      where: sql`place = 'word' and word % ${part}`,
      order: sql`similarity(word, ${part}) desc, word`,
    };
  });
}

/**
 * Thai words with a piece of what was typed. Trigrams do not find them, because each tone mark ends a word
 * for them; all Thai words are beside each other in the index, and there are few of them.
 */
function thaiWordsLike(part: string): Lookup {
  // Alike in length: a piece of one letter is in nearly every word.
  const cut = (piece: number) => Math.round((piece * part.length) / PIECES);
  const pieces = Array.from({ length: PIECES }, (_, piece) =>
    part.slice(cut(piece), cut(piece + 1)),
  );
  return {
    where: sql`place = 'word'
      and word >= ${FIRST_THAI} collate "C" and word < ${AFTER_THAI} collate "C"
      and length(word) >= ${part.length - 2}
      and word like any(${sql.param(pieces.map((piece) => `%${piece}%`))}::text[])`,
    order: sql`abs(length(word) - ${part.length}), word`,
    limit: MOST_COMPARED,
  };
}

interface Lookup {
  readonly where: SQL;
  readonly order: SQL;
  readonly limit?: number;
}

/** Looks each of the words up, all in one statement. */
async function readEach(
  tx: Transaction,
  typed: readonly string[],
  lookupOf: (part: string) => Lookup | undefined,
): Promise<Found> {
  const lookups = typed.flatMap((part, at) => {
    const lookup = lookupOf(part);
    if (lookup === undefined) return [];
    return [
      sql`(select ${at + 1}::int as number, word from (
        select word from ${ours} where ${lookup.where} order by ${lookup.order} limit ${lookup.limit ?? MOST_WORDS}
      ) found)`,
    ];
  });
  if (lookups.length === 0) return typed.map(() => []);
  const rows = await tx.select(columns).from(sql`(${sql.join(lookups, sql` union all `)}) looked`);
  return typed.map((_, at) => wordsOf(rows, at + 1));
}

function wordsOf(rows: readonly { number: number; word: string }[], at: number): string[] {
  return rows.filter(({ number }) => number === at).map(({ word }) => word);
}
