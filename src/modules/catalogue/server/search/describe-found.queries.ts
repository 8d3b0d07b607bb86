import {
  searchStages,
  type SearchResult,
  type SearchStage,
} from '#modules/catalogue/contract/search.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { nameIn } from '../entries/entry-names.ts';
import type { Group } from './candidates.queries.ts';
import type { Found } from './found-entries.ts';
import { matchedName } from './judge-match.ts';
import type { ParsedSearch } from './parse-search.ts';
import { placesOf, type Place } from './result-places.queries.ts';
import type { FoundByGroup } from './search-catalogue.queries.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

interface Describing {
  readonly found: FoundByGroup;
  readonly limit: number;
  readonly reasonOf: (stage: SearchStage) => string;
}

/** The best of a search as the wire shows them: each entry with what is around it, its score and its reason. */
export async function describeFound(
  tx: Transaction,
  reader: Reader,
  { found, limit, reasonOf }: Describing,
): Promise<SearchResult> {
  const described = async (group: Group) => {
    const { search } = found[group];
    const entries = found[group].best(limit);
    return describeEntries(tx, reader, { group, entries, search, reasonOf });
  };
  const [modules, features, fields] = await Promise.all([
    described('modules'),
    described('features'),
    described('fields'),
  ]);
  const counts = {
    modules: found.modules.count,
    features: found.features.count,
    fields: found.fields.count,
  };
  const all = Object.values(counts);
  return {
    modules,
    features,
    fields: fields.flatMap(({ level, feature_id, ...entry }) =>
      level === null || feature_id === null ? [] : [{ ...entry, level, feature_id }],
    ),
    total: all.reduce((sum, { total }) => sum + total, 0),
    total_is_minimum: all.some(({ total_is_minimum }) => total_is_minimum),
    counts,
  };
}

interface Entries {
  readonly group: Group;
  readonly entries: readonly Found[];
  readonly search: ParsedSearch;
  readonly reasonOf: (stage: SearchStage) => string;
}

/** Found entries of one group with what is around them. */
export async function describeEntries(
  tx: Transaction,
  { companyId, language }: Reader,
  { group, entries, search, reasonOf }: Entries,
) {
  const ids = entries.map(({ candidate }) => candidate.id);
  const places = await placesOf(tx, { companyId, group, ids });
  return entries.map(({ candidate, stage }) => {
    const { around, level }: Place = places.get(candidate.id) ?? { around: [], level: undefined };
    const path = around.map((entry) => nameIn(language, entry));
    const name = nameIn(language, candidate);
    return {
      ...candidate,
      name,
      matched_name: matchedName(candidate, search, name),
      parent_name: path.at(-1) ?? '',
      path,
      score: searchStages[stage],
      stage,
      reason: reasonOf(stage),
      company_id: candidate.catalogue_company_id,
      feature_id: group === 'fields' ? (around.at(-1)?.id ?? null) : null,
      level: level ?? null,
      deprecated: candidate.deprecated_at !== null,
    };
  });
}
