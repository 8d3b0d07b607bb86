import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import { filterOf } from '../entries/search-filters.ts';
import { placedWords, termOf } from '../entries/search-terms.ts';
import { findCandidates } from './candidates.queries.ts';

interface Searched {
  readonly companyId: number;
  readonly typed: readonly string[];
  /** For each typed word, the terms of an entry that has it. */
  readonly lists: readonly (readonly number[])[];
}

/** What has some of the typed words, for entries that belong to it. */
interface Surroundings {
  /** For each typed word, the terms of everything in the companies and modules that have it. */
  readonly filters: readonly (readonly number[])[];
  /** Features by the typed words that they have, given by their places; those with most of them first. */
  readonly features: readonly {
    readonly ids: readonly string[];
    readonly covered: ReadonlySet<number>;
  }[];
}

/** How many combinations of words are looked up among the features. */
const MOST_COMBINATIONS = 8;

/** Companies, modules and features that have some of the typed words; undefined where nothing has one of them. */
export async function findSurroundings(
  tx: Transaction,
  { companyId, typed, lists }: Searched,
): Promise<Surroundings | undefined> {
  const filter = (value: string) => termOf(companyId, 'filter', value);
  const companies = await readCompanies(tx, companyId);
  const companiesWith = (word: string) =>
    companies.filter(({ words }) => words.some((own) => own.startsWith(word)));
  const having = typed.map(companiesWith);
  const isUnknown = (_: string, at: number) => lists[at]?.length === 0 && having[at]?.length === 0;
  if (typed.some(isUnknown)) return undefined;
  const filters: number[][] = [];
  const coveredBy = new Map<string, number[]>();
  for (const [at, terms] of lists.entries()) {
    const { modules, features } =
      terms.length === 0
        ? { modules: [], features: [] }
        : await findCandidates(tx, { modules: [terms], features: [terms] });
    filters.push([
      ...(having[at] ?? []).map(({ id }) => filter(filterOf.company(id))),
      ...modules.map(({ id }) => filter(filterOf.module(id))),
    ]);
    for (const { id } of features) coveredBy.set(id, [...(coveredBy.get(id) ?? []), at]);
  }
  return { filters, features: combinationsOf(coveredBy) };
}

async function readCompanies(tx: Transaction, companyId: number) {
  const rows = await tx
    .select(nameColumns(catalogueCompanies))
    .from(catalogueCompanies)
    .where(eq(catalogueCompanies.company_id, companyId));
  // The vocabulary does not have their words.
  return rows.map((row) => ({
    id: row.id,
    words: placedWords({ ...row, description: '' }).map(({ word }) => word),
  }));
}

function combinationsOf(coveredBy: ReadonlyMap<string, readonly number[]>) {
  const combinations = Map.groupBy(coveredBy, ([, places]) => [...new Set(places)].join());
  return [...combinations.values()]
    .map((features) => ({
      ids: features.map(([id]) => id),
      covered: new Set(features[0]?.[1]),
    }))
    .toSorted((one, other) => other.covered.size - one.covered.size)
    .slice(0, MOST_COMBINATIONS);
}
