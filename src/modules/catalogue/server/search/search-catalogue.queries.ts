import { and, type SQL } from 'drizzle-orm';
import type { SearchStage } from '#modules/catalogue/contract/search.ts';
import { changeSettings } from '#platform/server/database/change-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { findPeopleNamed } from '#modules/directory/server/public.ts';
import { catalogueFields } from '../entries/entries.tables.ts';
import {
  findCandidates,
  groups,
  MOST_CANDIDATES,
  searchedTables,
  type Group,
  type Wanted,
} from './candidates.queries.ts';
import { FoundEntries } from './found-entries.ts';
import { parseSearch, type ParsedSearch } from './parse-search.ts';
import { filterLists, type FilterLists } from './search-filters.queries.ts';
import { termOf, type PlacedWord } from '../entries/search-terms.ts';
import { findSurroundings } from './surroundings.queries.ts';
import { isMeant } from './typing-errors.ts';
import { wordsBeginning, wordsContaining, wordsLike } from './vocabulary.queries.ts';
import { wordsOf } from '../entries/search-words.ts';

interface SearchRequest {
  readonly companyId: number;
  readonly text: string;
  /** Only searches this company of the catalogue. */
  readonly catalogueCompanyId: string | undefined;
  /** How many entries of each group fill a page. */
  readonly limit: number;
  /** Only searches this kind of entry. */
  readonly only?: Group;
  /** Further conditions for the entries of each group. */
  readonly narrowed?: Partial<Record<Group, SQL>>;
  /** At most this many entries of each lookup are judged. */
  readonly most?: number;
  /** Also looks for weak reasons where something has exactly the typed code or name. */
  readonly isThorough?: boolean;
}

export type FoundByGroup = Readonly<Record<Group, FoundEntries>>;

/** Shorter texts are in too many people's names. */
const SHORTEST_NAME = 3;
const MOST_OWNERS = 20;

/** How many of the words that may be meant by a mistyped one are looked up. */
const MOST_ALIKE = 100;

const NO_GROUP = { modules: undefined, features: undefined, fields: undefined } as const;

/** A search in progress. */
interface RunningSearch {
  readonly tx: Transaction;
  readonly companyId: number;
  readonly search: ParsedSearch;
  readonly filters: FilterLists;
  readonly found: FoundByGroup;
  readonly limit: number;
  readonly narrowed: Partial<Record<Group, SQL>> | undefined;
  readonly most: number;
  readonly isThorough: boolean;
}

/**
 * Finds entries that match a text, the best reasons first. Each reason is a lookup in an index: typed words
 * are looked up in the vocabulary of the catalogue, and entries by the words found there. A group whose page
 * is full is not looked up further, and weak reasons are skipped where strong ones fill a page.
 */
export async function searchEntries(
  tx: Transaction,
  request: SearchRequest,
): Promise<FoundByGroup> {
  const search = parseSearch(request.text);
  const { companyId, catalogueCompanyId, limit, only } = request;
  const { narrowed, most = MOST_CANDIDATES, isThorough = false } = request;
  const found = {
    modules: new FoundEntries(search, most),
    features: new FoundEntries(search, most),
    fields: new FoundEntries(search, most),
  };
  const { module, company, type, required } = search;
  const isFiltered = [module, company, type, required].some((filter) => filter !== undefined);
  if (search.key === '' && !isFiltered) return found;
  const [, known, all] = await Promise.all([
    // However rare or common the words are, no lookup reads a whole table, and none is planned again for
    // other words.
    changeSettings(tx, {
      enable_seqscan: 'off',
      plan_cache_mode: 'force_generic_plan',
      'pg_trgm.similarity_threshold': '0.25',
    }),
    readBeginnings(tx, search),
    filterLists(tx, { companyId, search, catalogueCompanyId }),
  ]);
  const filters = only === undefined ? all : { ...NO_GROUP, [only]: all[only] };
  const running: RunningSearch = {
    tx,
    companyId,
    search,
    filters,
    found,
    limit,
    narrowed,
    most,
    isThorough,
  };
  const begun = search.key === '' ? undefined : await lookUpText(running, known);
  if (begun === undefined) await lookUp(running, [], 'filter');
  // The best plan for parts of words depends on the part.
  await changeSettings(tx, { plan_cache_mode: 'auto' });
  if (begun !== undefined) await lookUpMore(running, begun);
  return found;
}

type Beginnings = Awaited<ReturnType<typeof readBeginnings>>;

/** What begins with the typed text: codes and names with all of it, words with each of its words. */
async function readBeginnings(tx: Transaction, { key, words }: ParsedSearch) {
  const [codes = [], names = [], ...parts] = await wordsBeginning(tx, [
    { place: 'code', word: key },
    { place: 'name', word: key },
    ...placed('word', words),
  ]);
  return { codes, names, parts };
}

/** Looks up entries by code, name and words; returns the terms of the words. */
async function lookUpText(
  running: RunningSearch,
  { codes, names, parts }: Beginnings,
): Promise<readonly (readonly number[])[]> {
  const { key, words } = running.search;
  const isKey = (word: string) => word === key;
  const isLonger = (word: string) => word !== key;
  await lookUp(running, [termsAt(running, 'code', codes.filter(isKey))], 'exact_code');
  await lookUp(running, [termsAt(running, 'name', names.filter(isKey))], 'exact_name');
  const longer = [
    ...termsAt(running, 'code', codes.filter(isLonger)),
    ...termsAt(running, 'name', names.filter(isLonger)),
  ];
  await lookUp(running, [longer], 'prefix');
  const begun = parts.map((part, place) => termsAt(running, 'word', needed(part, words[place])));
  await lookUp(running, begun, 'words');
  return begun;
}

/** Looks up entries for weaker reasons, unless strong reasons found enough. */
async function lookUpMore(
  running: RunningSearch,
  begun: readonly (readonly number[])[],
): Promise<void> {
  const { tx, search, found, limit, isThorough } = running;
  const { words, runs } = search;
  const total = groups.reduce((sum, group) => sum + found[group].size, 0);
  const hasExact = groups.some((group) => found[group].hasExact);
  if (total >= limit || (hasExact && !isThorough)) {
    for (const group of groups) found[group].markMinimum();
    return;
  }
  // The words of a single run are those of a dictionary, which splits a mistyped one at random.
  const isSplit = runs.length > 1;
  if (isSplit) await lookUpWithin(running, words, begun);
  const similar = await similarWords(tx, runs);
  const alike = similar.map((known, place) => termsAt(running, 'word', needed(known, runs[place])));
  // The same words would find the same entries.
  const isKnown =
    alike.length === begun.length &&
    alike.every((list, at) => new Set(list).isSubsetOf(new Set(begun[at])));
  if (!isKnown) {
    await lookUp(running, alike, 'similar');
    if (groups.every((group) => found[group].size === 0)) await lookUpWithin(running, runs, alike);
  }
  if (!isSplit) await lookUpWithin(running, words, begun);
  await lookUpOwned(running);
  const describing = await describingWords(tx, words);
  if (describing.every((known) => known.length === 0)) return;
  const lists = describing.map((known, place) => [
    ...termsAt(running, 'description', needed(known, words[place])),
    ...(begun[place] ?? []),
  ]);
  await lookUp(running, lists, 'description');
}

/**
 * Looks up entries that have some of the words, in a company, module or feature that has the others: fields
 * of farmers by `farmers birth`.
 */
async function lookUpWithin(
  running: RunningSearch,
  typed: readonly string[],
  lists: readonly (readonly number[])[],
): Promise<void> {
  if (typed.length < 2 || typed.some((word) => word.length < 2)) return;
  const { tx, companyId, filters, found, limit, most } = running;
  const around = await findSurroundings(tx, { companyId, typed, lists });
  if (around === undefined) return;
  const either = lists.map((list, at) => [...list, ...(around.filters[at] ?? [])]);
  // At least one of the words is the entry's own.
  const own = lists.flat();
  if (own.length === 0) return;
  if (around.filters.some((terms) => terms.length > 0)) {
    await lookUp(running, [...either, own], 'within');
  }
  if (filters.fields === undefined || found.fields.size >= limit) return;
  for (const { ids, covered } of around.features) {
    const others = either.filter((_, at) => !covered.has(at));
    if (others.some((list) => list.length === 0)) continue;
    const wanted = { fields: [...others, own, ...filters.fields] };
    const inFeatures = isOneOf(catalogueFields.feature_id, ids);
    const narrowed = { fields: and(inFeatures, running.narrowed?.fields) ?? inFeatures };
    found.fields.add((await findCandidates(tx, wanted, { narrowed, most })).fields, 'within');
  }
}

/** Looks up what belongs to people who have the typed name. */
async function lookUpOwned(running: RunningSearch): Promise<void> {
  const { tx, search, filters, found, limit, most } = running;
  if (search.key.length < SHORTEST_NAME || search.phrases.length > 0) return;
  const owners = await findPeopleNamed(tx, { name: search.text, limit: MOST_OWNERS });
  if (owners.length === 0) return;
  const wanted: Wanted = {};
  const narrowed: Partial<Record<Group, SQL>> = {};
  for (const group of groups) {
    if (filters[group] === undefined || found[group].size >= limit) continue;
    const isTheirs = isOneOf(searchedTables[group].owner_id, owners);
    wanted[group] = filters[group];
    narrowed[group] = and(isTheirs, running.narrowed?.[group]) ?? isTheirs;
  }
  if (Object.keys(wanted).length === 0) return;
  const owned = await findCandidates(tx, wanted, { narrowed, most });
  for (const group of groups) found[group].add(owned[group], 'owner');
}

/** For each run, words that begin with it, contain it, or may be meant by it. */
async function similarWords(tx: Transaction, runs: readonly string[]): Promise<string[][]> {
  const [beginning, containing] = await Promise.all([
    wordsBeginning(tx, placed('word', runs)),
    wordsContaining(tx, 'word', runs),
  ]);
  // A word that the catalogue has is not mistyped.
  const unknown = runs.map((run, at) => (beginning[at]?.includes(run) === true ? '' : run));
  const alike = await wordsLike(tx, unknown);
  return runs.map((run, at) => [
    ...(beginning[at] ?? []),
    ...(containing[at] ?? []),
    ...(alike[at] ?? []).filter((word) => isMeant(run, word)).slice(0, MOST_ALIKE),
  ]);
}

async function describingWords(tx: Transaction, words: readonly string[]): Promise<string[][]> {
  const [beginning, containing] = await Promise.all([
    wordsBeginning(tx, placed('description', words)),
    wordsContaining(tx, 'description', words),
  ]);
  return words.map((_, at) => [...(beginning[at] ?? []), ...(containing[at] ?? [])]);
}

function placed(place: PlacedWord['place'], words: readonly string[]): PlacedWord[] {
  return words.map((word) => ({ place, word }));
}

/** Leaves out runs that contain the typed text as a word, because this word finds the same entries. */
function needed(known: readonly string[], typed = ''): readonly string[] {
  if (!known.includes(typed)) return known;
  return known.filter((word) => word === typed || !wordsOf(word).includes(typed));
}

function termsAt(
  { companyId }: RunningSearch,
  place: PlacedWord['place'],
  words: readonly string[],
): number[] {
  return [...new Set(words)].map((word) => termOf(companyId, place, word));
}

/** Looks up entries that have a term of each list, in the groups whose page is not full yet. */
async function lookUp(
  { tx, filters, found, limit, narrowed, most }: RunningSearch,
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
  const candidates = await findCandidates(tx, wanted, { narrowed, most });
  for (const group of groups) found[group].add(candidates[group], weakest);
}
