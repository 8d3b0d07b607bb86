import { and, asc, eq } from 'drizzle-orm';
import type { Feature, PlacedFeature } from '#modules/catalogue/contract/features.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { completenessOf } from '../entries/entry-gaps.ts';
import { nameIn } from '../entries/entry-names.ts';
import { companyOf, moduleOf } from '../entries/entry-places.queries.ts';
import { theOnly, type CodeChoice } from '../entries/code-choice.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** A page of features by their codes, of one module or of all. */
export async function listFeatures(
  tx: Transaction,
  reader: Reader,
  { moduleId, query }: { moduleId: string | undefined; query: PageQuery },
): Promise<Page<Feature>> {
  const where = and(
    eq(catalogueFeatures.company_id, reader.companyId),
    moduleId === undefined ? undefined : eq(catalogueFeatures.module_id, moduleId),
  );
  const rows = tx
    .select()
    .from(catalogueFeatures)
    .where(where)
    .orderBy(asc(catalogueFeatures.code), asc(catalogueFeatures.id));
  const found = await readPage(tx, { rows, table: catalogueFeatures, where, query });
  return { ...found, data: found.data.map((row) => describeFeature(row, reader)) };
}

export async function featuresOf(
  tx: Transaction,
  reader: Reader,
  moduleId: string,
): Promise<Feature[]> {
  const rows = await tx
    .select()
    .from(catalogueFeatures)
    .where(hasValues(catalogueFeatures, { company_id: reader.companyId, module_id: moduleId }))
    .orderBy(asc(catalogueFeatures.code));
  return rows.map((row) => describeFeature(row, reader));
}

/** A feature with its module and company, by its id or by its code. */
export async function findFeature(
  tx: Transaction,
  reader: Reader,
  choice: { readonly id: string } | CodeChoice,
): Promise<PlacedFeature> {
  const { companyId } = reader;
  const rows = await tx
    .select({
      feature: catalogueFeatures,
      module: catalogueModules,
      company: catalogueCompanies,
    })
    .from(catalogueFeatures)
    .innerJoin(catalogueModules, moduleOf(catalogueFeatures))
    .innerJoin(catalogueCompanies, companyOf(catalogueFeatures))
    .where(
      and(
        eq(catalogueFeatures.company_id, companyId),
        'id' in choice
          ? eq(catalogueFeatures.id, choice.id)
          : and(
              eq(catalogueFeatures.code, choice.code),
              choice.company_id === undefined
                ? undefined
                : eq(catalogueFeatures.catalogue_company_id, choice.company_id),
            ),
      ),
    )
    .limit(2);
  const { feature, module, company } = theOnly(rows);
  return {
    ...describeFeature(feature, reader),
    company_id: company.id,
    company_name: nameIn(reader.language, company),
    company_code: company.code,
    module_name: nameIn(reader.language, module),
    module_code: module.code,
  };
}

/** The code and name of a feature that another record refers to; null without a reference. */
export async function findFeatureReference(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string | null,
): Promise<{ id: string; code: string; name: string } | null> {
  if (id === null) return null;
  const [feature] = await tx
    .select()
    .from(catalogueFeatures)
    .where(and(eq(catalogueFeatures.company_id, companyId), eq(catalogueFeatures.id, id)));
  return feature === undefined ? null : { id, code: feature.code, name: nameIn(language, feature) };
}

function describeFeature(
  row: typeof catalogueFeatures.$inferSelect,
  { language }: Reader,
): Feature {
  return {
    ...row,
    feature_name: nameIn(language, row),
    feature_code: row.code,
    completeness: completenessOf(row),
  };
}
