import { sql } from 'drizzle-orm';
import type { SearchStage } from '#modules/catalogue/contract/search.routes.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findCandidates, groups, type Group } from './candidates.queries.ts';
import { FoundEntries } from './found-entries.ts';
import { parseSearch, type ParsedSearch } from './parse-search.ts';
import { filterLists, type FilterLists } from './search-filters.queries.ts';
import { termOf, type PlacedWord } from './terms.ts';
import { isMeant } from './typing-errors.ts';
import { wordsBeginning, wordsHolding, wordsLike } from './vocabulary.queries.ts';

interface Asked {
  readonly companyId: number;
  readonly text: string;
  /** Looks in this company of the catalogue alone. */
  readonly catalogueCompanyId: string | undefined;
  /** So many of each group fill a page. */
  readonly limit: number;
  /** Looks for this kind of entry alone. */
  readonly only?: Group;
}

export type FoundByGroup = Readonly<Record<Group, FoundEntries>>;

const NO_GROUP = { modules: undefined, features: undefined, fields: undefined } as const;

/** A search under way: what it looks for, what it found, and how it looks. */
interface Looking {
  readonly tx: Transaction;
  readonly companyId: number;
  readonly search: ParsedSearch;
  readonly lists: FilterLists;
  readonly found: FoundByGroup;
  readonly limit: number;
}

/**
 * Finds what fits a text, the best reasons first. Each reason is a look of its own into an index: what was
 * typed is looked up among the words of the catalogue, and entries by the words it led to. No look follows
 * for a group whose page is full, and none for weak reasons where strong ones fill a page.
 */
export async function searchEntries(tx: Transaction, asked: Asked): Promise<FoundByGroup> {
  const search = parseSearch(asked.text);
  const found = {
    modules: new FoundEntries(search),
    features: new FoundEntries(search),
    fields: new FoundEntries(search),
  };
  const { companyId, catalogueCompanyId, limit, only } = asked;
  const { module, company, type, required } = search;
  const isFiltered = [module, company, type, required].some((filter) => filter !== undefined);
  if (search.key === '' && !isFiltered) return found;
  // Whatever the planner makes of rare and common words, nothing reads a whole table.
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.similarity_threshold', '0.25', true)`);
  const all = await filterLists(tx, { companyId, search, catalogueCompanyId });
  const lists = only === undefined ? all : { ...NO_GROUP, [only]: all[only] };
  const looking: Looking = { tx, companyId, search, lists, found, limit };
  if (search.key === '') await look(looking, [], 'filter');
  else await lookForText(looking);
  return found;
}

async function lookForText(looking: Looking): Promise<void> {
  const { tx, search, found, limit } = looking;
  const { key, words, runs } = search;
  await look(looking, [termsAt(looking, ['code', 'name'], [key])], 'exact_name');
  if (isFull(looking)) return;

  const [codes, names, ...beginnings] = await Promise.all([
    wordsBeginning(tx, 'code', key),
    wordsBeginning(tx, 'name', key),
    ...words.map((word) => wordsBeginning(tx, 'word', word)),
  ]);
  const wholes = [...termsAt(looking, ['code'], codes), ...termsAt(looking, ['name'], names)];
  await look(looking, [wholes], 'prefix');
  if (isFull(looking)) return;
  await look(
    looking,
    beginnings.map((known) => termsAt(looking, ['word'], known)),
    'words',
  );

  const total = groups.reduce((sum, group) => sum + found[group].size, 0);
  if (total >= limit || groups.some((group) => found[group].hasExact)) {
    for (const group of groups) found[group].markMinimum();
    return;
  }
  const similar = await Promise.all(runs.map((run) => similarWords(tx, run)));
  await look(
    looking,
    similar.map((known) => termsAt(looking, ['word'], known)),
    'similar',
  );
  const told = await Promise.all(words.map((word) => describingWords(tx, word)));
  const lists = told.map((known, place) => [
    ...termsAt(looking, ['description'], known),
    ...termsAt(looking, ['word'], beginnings[place] ?? []),
  ]);
  await look(looking, lists, 'description');
}

/** Words that begin with what was typed, hold it, or are meant by it. */
async function similarWords(tx: Transaction, run: string): Promise<string[]> {
  const [beginning, holding, alike] = await Promise.all([
    wordsBeginning(tx, 'word', run),
    wordsHolding(tx, 'word', run),
    wordsLike(tx, run),
  ]);
  return [...beginning, ...holding, ...alike.filter((word) => isMeant(run, word))];
}

async function describingWords(tx: Transaction, word: string): Promise<string[]> {
  const [beginning, holding] = await Promise.all([
    wordsBeginning(tx, 'description', word),
    wordsHolding(tx, 'description', word),
  ]);
  return [...beginning, ...holding];
}

function termsAt(
  { companyId }: Looking,
  places: readonly PlacedWord['place'][],
  words: readonly string[],
): number[] {
  return places.flatMap((place) => words.map((word) => termOf(companyId, place, word)));
}

function isFull({ found, limit }: Looking): boolean {
  return groups.every((group) => found[group].size >= limit);
}

/** Looks for entries that have a term of each list, in the groups whose page is not full yet. */
async function look(
  { tx, lists, found, limit }: Looking,
  wanted: readonly (readonly number[])[],
  weakest: SearchStage,
): Promise<void> {
  if (wanted.some((list) => list.length === 0)) return;
  await Promise.all(
    groups.map(async (group) => {
      const filters = lists[group];
      if (filters === undefined) return;
      if (found[group].size >= limit) found[group].markMinimum();
      else found[group].add(await findCandidates(tx, group, [...wanted, ...filters]), weakest);
    }),
  );
}
