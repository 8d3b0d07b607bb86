import { sql } from 'drizzle-orm';
import type { SearchStage } from '#modules/catalogue/contract/search.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findCandidates, groups, type Group, type Wanted } from './candidates.queries.ts';
import { FoundEntries } from './found-entries.ts';
import { parseSearch, type ParsedSearch } from './parse-search.ts';
import { filterLists, type FilterLists } from './search-filters.queries.ts';
import { termOf, type PlacedWord } from '../entries/search-terms.ts';
import { isMeant } from './typing-errors.ts';
import { wordsBeginning, wordsHolding, wordsLike } from './vocabulary.queries.ts';
import { wordsOf } from '../entries/search-words.ts';

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
  readonly filters: FilterLists;
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
  const [, known, all] = await Promise.all([
    // Whatever the planner makes of rare and common words, nothing reads a whole table. Nor does it plan
    // a look anew for what is looked for.
    tx.execute(sql`
      select set_config('enable_seqscan', 'off', true),
        set_config('plan_cache_mode', 'force_generic_plan', true),
        set_config('pg_trgm.similarity_threshold', '0.25', true)`),
    readBeginnings(tx, search),
    filterLists(tx, { companyId, search, catalogueCompanyId }),
  ]);
  const filters = only === undefined ? all : { ...NO_GROUP, [only]: all[only] };
  const looking: Looking = { tx, companyId, search, filters, found, limit };
  const begun = search.key === '' ? undefined : await lookForText(looking, known);
  if (begun === undefined) await look(looking, [], 'filter');
  // How parts of words are best found depends on the part.
  await tx.execute(sql`select set_config('plan_cache_mode', 'auto', true)`);
  if (begun !== undefined) await lookFurther(looking, begun);
  return found;
}

type Beginnings = Awaited<ReturnType<typeof readBeginnings>>;

/** What the catalogue has that begins with what was typed: codes and names with all of it, words with each. */
async function readBeginnings(tx: Transaction, { key, words }: ParsedSearch) {
  const [codes = [], names = [], ...parts] = await wordsBeginning(tx, [
    { place: 'code', word: key },
    { place: 'name', word: key },
    ...placed('word', words),
  ]);
  return { codes, names, parts };
}

/** Looks for what is called so or has the words that were typed; answers the terms of these. */
async function lookForText(
  looking: Looking,
  { codes, names, parts }: Beginnings,
): Promise<readonly (readonly number[])[]> {
  const { key, words } = looking.search;
  const isKey = (word: string) => word === key;
  const goesOn = (word: string) => word !== key;
  await look(looking, [termsAt(looking, 'code', codes.filter(isKey))], 'exact_code');
  await look(looking, [termsAt(looking, 'name', names.filter(isKey))], 'exact_name');
  const longer = [
    ...termsAt(looking, 'code', codes.filter(goesOn)),
    ...termsAt(looking, 'name', names.filter(goesOn)),
  ];
  await look(looking, [longer], 'prefix');
  const begun = parts.map((part, place) => termsAt(looking, 'word', needed(part, words[place])));
  await look(looking, begun, 'words');
  return begun;
}

/** Looks for weaker reasons, unless there is enough of strong ones. */
async function lookFurther(looking: Looking, begun: readonly (readonly number[])[]): Promise<void> {
  const { tx, search, found, limit } = looking;
  const { words, runs } = search;
  const total = groups.reduce((sum, group) => sum + found[group].size, 0);
  if (total >= limit || groups.some((group) => found[group].hasExact)) {
    for (const group of groups) found[group].markMinimum();
    return;
  }
  const similar = await similarWords(tx, runs);
  const alike = similar.map((known, place) => termsAt(looking, 'word', needed(known, runs[place])));
  // With no other words than before, nothing else is found.
  if (!new Set(alike.flat()).isSubsetOf(new Set(begun.flat()))) {
    await look(looking, alike, 'similar');
  }
  const told = await describingWords(tx, words);
  if (told.every((known) => known.length === 0)) return;
  const lists = told.map((known, place) => [
    ...termsAt(looking, 'description', needed(known, words[place])),
    ...(begun[place] ?? []),
  ]);
  await look(looking, lists, 'description');
}

/** For each run, words that begin with it, hold it, or are meant by it. */
async function similarWords(tx: Transaction, runs: readonly string[]): Promise<string[][]> {
  const [beginning, holding, alike] = await Promise.all([
    wordsBeginning(tx, placed('word', runs)),
    wordsHolding(tx, 'word', runs),
    wordsLike(tx, runs),
  ]);
  return runs.map((run, at) => [
    ...(beginning[at] ?? []),
    ...(holding[at] ?? []),
    ...(alike[at] ?? []).filter((word) => isMeant(run, word)),
  ]);
}

async function describingWords(tx: Transaction, words: readonly string[]): Promise<string[][]> {
  const [beginning, holding] = await Promise.all([
    wordsBeginning(tx, placed('description', words)),
    wordsHolding(tx, 'description', words),
  ]);
  return words.map((_, at) => [...(beginning[at] ?? []), ...(holding[at] ?? [])]);
}

function placed(place: PlacedWord['place'], words: readonly string[]): PlacedWord[] {
  return words.map((word) => ({ place, word }));
}

/** Without the runs that have what was typed as a word of theirs, by which their entries are found as well. */
function needed(known: readonly string[], typed = ''): readonly string[] {
  if (!known.includes(typed)) return known;
  return known.filter((word) => word === typed || !wordsOf(word).includes(typed));
}

function termsAt(
  { companyId }: Looking,
  place: PlacedWord['place'],
  words: readonly string[],
): number[] {
  return [...new Set(words)].map((word) => termOf(companyId, place, word));
}

/** Looks for entries that have a term of each list, in the groups whose page is not full yet. */
async function look(
  { tx, filters, found, limit }: Looking,
  lists: readonly (readonly number[])[],
  weakest: SearchStage,
): Promise<void> {
  if (lists.some((list) => list.length === 0)) return;
  const wanted: Wanted = {};
  for (const group of groups) {
    const inGroup = filters[group];
    if (inGroup === undefined) continue;
    if (found[group].size >= limit) found[group].markMinimum();
    else wanted[group] = [...lists, ...inGroup];
  }
  if (Object.keys(wanted).length === 0) return;
  const candidates = await findCandidates(tx, wanted);
  for (const group of groups) found[group].add(candidates[group], weakest);
}
