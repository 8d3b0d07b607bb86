import { and, eq } from 'drizzle-orm';
import {
  searchStages,
  type SearchResult,
  type SearchStage,
} from '#modules/catalogue/contract/search.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { withIds } from '../entries/entry-conditions.ts';
import { nameIn, type Named } from '../entries/entry-names.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FoundByGroup } from './search-catalogue.queries.ts';

interface Describing {
  readonly found: FoundByGroup;
  readonly limit: number;
  readonly reasonOf: (stage: SearchStage) => string;
}

/** The page of a search as the wire shows it: each entry with the entry around it, its score and its reason. */
export async function describeFound(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { found, limit, reasonOf }: Describing,
): Promise<SearchResult> {
  const modules = found.modules.best(limit);
  const features = found.features.best(limit);
  const fields = found.fields.best(limit);
  const idsOf = (entries: typeof modules) => entries.map(({ candidate }) => candidate.id);
  const [companies, parents, places] = await Promise.all([
    modules.length === 0
      ? []
      : tx
          .select(nameColumns(catalogueCompanies))
          .from(catalogueCompanies)
          .where(
            withIds(
              catalogueCompanies,
              companyId,
              modules.map(({ candidate }) => candidate.catalogue_company_id),
            ),
          ),
    features.length === 0
      ? []
      : tx
          .select({ feature_id: catalogueFeatures.id, parent: nameColumns(catalogueModules) })
          .from(catalogueFeatures)
          .innerJoin(
            catalogueModules,
            and(
              eq(catalogueModules.company_id, companyId),
              eq(catalogueModules.id, catalogueFeatures.module_id),
            ),
          )
          .where(withIds(catalogueFeatures, companyId, idsOf(features))),
    fields.length === 0
      ? []
      : tx
          .select({
            field_id: catalogueFields.id,
            level: catalogueFields.level,
            feature: nameColumns(catalogueFeatures),
          })
          .from(catalogueFields)
          .innerJoin(
            catalogueFeatures,
            and(
              eq(catalogueFeatures.company_id, companyId),
              eq(catalogueFeatures.id, catalogueFields.feature_id),
            ),
          )
          .where(withIds(catalogueFields, companyId, idsOf(fields))),
  ]);
  const nameOf = (entry: Named | undefined) => (entry === undefined ? '' : nameIn(language, entry));
  const companyById = new Map(companies.map((company) => [company.id, company]));
  const moduleOf = new Map(parents.map(({ feature_id, parent }) => [feature_id, parent]));
  const placeOf = new Map(places.map((place) => [place.field_id, place]));
  const describe = ({ candidate, stage }: (typeof modules)[number], parent: Named | undefined) => ({
    ...candidate,
    name: nameIn(language, candidate),
    parent_name: nameOf(parent),
    score: searchStages[stage],
    stage,
    reason: reasonOf(stage),
    company_id: candidate.catalogue_company_id,
    deprecated: candidate.deprecated_at !== null,
  });
  const counts = {
    modules: found.modules.count,
    features: found.features.count,
    fields: found.fields.count,
  };
  const all = Object.values(counts);
  return {
    modules: modules.map((entry) =>
      describe(entry, companyById.get(entry.candidate.catalogue_company_id)),
    ),
    features: features.map((entry) => describe(entry, moduleOf.get(entry.candidate.id))),
    fields: fields.flatMap((entry) => {
      const place = placeOf.get(entry.candidate.id);
      if (place === undefined) return [];
      const { feature, level } = place;
      return [{ ...describe(entry, feature), feature_id: feature.id, level }];
    }),
    total: all.reduce((sum, { total }) => sum + total, 0),
    total_is_minimum: all.some(({ total_is_minimum }) => total_is_minimum),
    counts,
  };
}
