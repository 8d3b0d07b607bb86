import { sql, type SQL } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueWords } from '../entries/search-words.tables.ts';
import type { PlacedWord } from '../entries/search-terms.ts';

/** Words that are followed for each that was typed; more would find more of what is already enough. */
const FOLLOWED = 24;

/** Trigrams find parts of words from this length on. */
const SHORTEST_PART = 3;

/** Nobody types a longer word with a slip, and to compare it with many takes its time. */
const LONGEST_MISTYPED = 40;

const LAST_CHARACTER = '\u{10FFFF}';

const ours = companyView(catalogueWords);

/** For each of the words that were asked for, what the vocabulary has. */
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
            order by word limit ${FOLLOWED}
          ) found
        ) begun`,
      )
      .orderBy(sql`number, word`),
);

/** Words of the vocabulary that begin with each that was typed, at its place; what equals it is the first. */
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

/** Words at a place that hold what was typed, the shortest first; none for what is too short for an index. */
export function wordsHolding(
  tx: Transaction,
  place: 'word' | 'description',
  typed: readonly string[],
): Promise<Found> {
  return readEach(tx, typed, (part) => {
    if (part.length < SHORTEST_PART) return undefined;
    return {
      where: sql`place = ${place} and word like ${`%${part}%`}`,
      // An order that no index has: else the planner hopes to meet such words soon and reads all there are.
      order: sql`length(word), word`,
    };
  });
}

/** Words that share many of their trigrams with what was typed. */
export function wordsLike(tx: Transaction, typed: readonly string[]): Promise<Found> {
  return readEach(tx, typed, (part) => {
    if (part.length < SHORTEST_PART || part.length > LONGEST_MISTYPED) return undefined;
    // With another digit it is another number, and all numbers look alike.
    if (/\p{N}/u.test(part)) return undefined;
    return {
      where: sql`place = 'word' and word % ${part}`,
      order: sql`similarity(word, ${part}) desc, word`,
    };
  });
}

interface Look {
  readonly where: SQL;
  readonly order: SQL;
}

/** Looks for each of the words in one statement. */
async function readEach(
  tx: Transaction,
  typed: readonly string[],
  lookFor: (part: string) => Look | undefined,
): Promise<Found> {
  const looks = typed.flatMap((part, at) => {
    const look = lookFor(part);
    if (look === undefined) return [];
    return [
      sql`(select ${at + 1}::int as number, word from (
        select word from ${ours} where ${look.where} order by ${look.order} limit ${FOLLOWED}
      ) found)`,
    ];
  });
  if (looks.length === 0) return typed.map(() => []);
  const rows = await tx.select(columns).from(sql`(${sql.join(looks, sql` union all `)}) looked`);
  return typed.map((_, at) => wordsOf(rows, at + 1));
}

function wordsOf(rows: readonly { number: number; word: string }[], at: number): string[] {
  return rows.filter(({ number }) => number === at).map(({ word }) => word);
}
