import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  searchStages,
  type FoundEntry,
  type listFoundRoute,
  type SearchStage,
} from '#modules/catalogue/contract/search.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { groups, searchedTables, type Group } from './candidates.queries.ts';
import { describeEntries } from './describe-found.queries.ts';
import { chosenOf, countFacets, statusOf } from './facets.queries.ts';
import { factsOf, kindOf } from './found-rows.queries.ts';
import { searchEntries } from './search-catalogue.queries.ts';

type ResultsQuery = Query<typeof listFoundRoute>;

/** At most this many of each group are found, counted and shown. */
const MOST_FOUND = 500;

interface Listing {
  readonly query: ResultsQuery;
  readonly reasonOf: (stage: SearchStage) => string;
}

/** A page of everything that fits a text, the best first, and the values by which it can be narrowed. */
export async function listFound(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { query, reasonOf }: Listing,
) {
  const { companyId } = scope;
  const { q: text, company_id: catalogueCompanyId, kind } = query;
  const found = await searchEntries(tx, {
    companyId,
    text,
    catalogueCompanyId,
    limit: MOST_FOUND,
    most: MOST_FOUND,
    only: groups.find((group) => kindOf[group] === kind),
    narrowed: narrowedTo(query),
    isThorough: true,
  });
  const best = groups
    .flatMap((group) => found[group].best(MOST_FOUND).map((entry) => ({ group, entry })))
    .toSorted((one, other) => searchStages[other.entry.stage] - searchStages[one.entry.stage]);
  const { offset, limit } = pageWindow(query);
  const shown = best.slice(offset, offset + limit);
  const rows = new Map<string, FoundEntry>();
  for (const group of groups) {
    const entries = shown.flatMap((each) => (each.group === group ? [each.entry] : []));
    const ids = entries.map(({ candidate }) => candidate.id);
    const { search } = found[group];
    const facts = await factsOf(tx, scope, { group, ids });
    for (const entry of await describeEntries(tx, scope, { group, entries, search, reasonOf })) {
      const fact = facts.get(entry.id);
      if (fact !== undefined) rows.set(entry.id, { ...entry, ...fact, kind: kindOf[group] });
    }
  }
  const idsIn = (wanted: Group) =>
    best.flatMap(({ group, entry }) => (group === wanted ? [entry.candidate.id] : []));
  const facets = await countFacets(tx, scope, {
    found: { modules: idsIn('modules'), features: idsIn('features'), fields: idsIn('fields') },
    chosen: chosenOf(query),
  });
  return {
    data: shown.flatMap(({ entry }) => rows.get(entry.candidate.id) ?? []),
    total: best.length,
    total_is_minimum: groups.some((group) => found[group].count.total_is_minimum),
    page: query.page,
    page_size: query.page_size,
    facets,
  };
}

/** The conditions of the chosen values; the company and the kind are terms of the search itself. */
function narrowedTo({ module_id, owner_id, tag, status }: ResultsQuery) {
  const narrowed: Partial<Record<Group, SQL>> = {};
  for (const group of groups) {
    const table = searchedTables[group];
    const condition = and(
      module_id === undefined
        ? undefined
        : eq('module_id' in table ? table.module_id : table.id, module_id),
      owner_id === undefined ? undefined : eq(table.owner_id, owner_id),
      tag === undefined ? undefined : sql`${tag} = any(${table.tags})`,
      status === undefined ? undefined : sql`${statusOf(group)} = ${status}`,
    );
    if (condition !== undefined) narrowed[group] = condition;
  }
  return narrowed;
}
