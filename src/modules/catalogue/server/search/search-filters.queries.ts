import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import { findCandidates, type Group } from './candidates.queries.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import { filterOf } from '../entries/search-filters.ts';
import type { ParsedSearch } from './parse-search.ts';
import { termOf } from '../entries/search-terms.ts';
import { wordsBeginning } from './vocabulary.queries.ts';
import { keyOf } from '../entries/search-words.ts';

interface Filtered {
  readonly companyId: number;
  readonly search: ParsedSearch;
  /** The company of the catalogue that the call is limited to. */
  readonly catalogueCompanyId: string | undefined;
}

/** For each group, lists of terms: an entry must have one term of each list. Undefined where nothing can match. */
export type FilterLists = Readonly<Record<Group, readonly (readonly number[])[] | undefined>>;

/** The terms of the filters of a search. */
export async function filterLists(tx: Transaction, filtered: Filtered): Promise<FilterLists> {
  const { companyId, search, catalogueCompanyId } = filtered;
  const listOf = (filters: readonly string[]) =>
    filters.map((filter) => termOf(companyId, 'filter', filter));
  const everywhere: number[][] = [];
  if (catalogueCompanyId !== undefined) {
    everywhere.push(listOf([filterOf.company(catalogueCompanyId)]));
  }
  if (search.company !== undefined) {
    const ids = await findCompanies(tx, companyId, search.company);
    everywhere.push(listOf(ids.map(filterOf.company)));
  }
  const inModules =
    search.module === undefined
      ? undefined
      : listOf((await findModules(tx, companyId, search.module)).map(filterOf.module));
  const ofFields = [
    ...(search.type === undefined ? [] : [listOf([filterOf.type(search.type)])]),
    ...(search.required === undefined ? [] : [listOf([filterOf.required(search.required)])]),
  ];
  const parts = inModules === undefined ? everywhere : [...everywhere, inModules];
  const fieldsOnly = ofFields.length > 0;
  return {
    modules: fieldsOnly || inModules !== undefined ? undefined : possible(everywhere),
    features: fieldsOnly ? undefined : possible(parts),
    fields: possible([...parts, ...ofFields]),
  };
}

/** With a filter that no entry passes there is nothing to look for. */
function possible(lists: readonly (readonly number[])[]) {
  return lists.some((list) => list.length === 0) ? undefined : lists;
}

async function findCompanies(
  tx: Transaction,
  companyId: number,
  typed: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select(nameColumns(catalogueCompanies))
    .from(catalogueCompanies)
    .where(and(eq(catalogueCompanies.company_id, companyId)));
  const key = keyOf(typed);
  return rows
    .filter(({ code, name_th, name_en }) =>
      [code, name_th, name_en].some((text) => keyOf(text).startsWith(key)),
    )
    .map(({ id }) => id);
}

async function findModules(
  tx: Transaction,
  companyId: number,
  typed: string,
): Promise<readonly string[]> {
  const key = keyOf(typed);
  const [codes = [], names = []] = await wordsBeginning(tx, [
    { place: 'code', word: key },
    { place: 'name', word: key },
  ]);
  const terms = [
    ...codes.map((word) => termOf(companyId, 'code', word)),
    ...names.map((word) => termOf(companyId, 'name', word)),
    termOf(companyId, 'code', key),
    termOf(companyId, 'name', key),
  ];
  const { modules } = await findCandidates(tx, { modules: [terms] });
  return modules.map(({ id }) => id);
}
