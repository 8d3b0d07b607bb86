import { and, isNotNull } from 'drizzle-orm';
import { catalogueFeatures, catalogueFields } from '../entries/entries.tables.ts';
import { fromSource } from '../entries/entry-conditions.ts';
import { filterOf } from '../entries/search-filters.ts';
import type { FeatureRow, FieldRow, Target } from '../entries/entry-rows.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { giveCodes } from './breaking-changes.ts';

interface Reading {
  readonly target: Target;
  readonly features: readonly FeatureRow[];
  readonly fields: readonly FieldRow[];
}

/**
 * Gives tables that were renamed in a source their new codes, so that they keep their history. A table is
 * the same where its database knows it by the same number and most of its columns are still there: a
 * database that was restored from a copy has other numbers. Returns how many there were.
 */
export async function renameTables(
  tx: Transaction,
  scope: Scope,
  { target, features, fields }: Reading,
): Promise<number> {
  const { companyId } = scope;
  const stored = await tx
    .select()
    .from(catalogueFeatures)
    .where(
      and(fromSource(catalogueFeatures, companyId, target), isNotNull(catalogueFeatures.native_id)),
    );
  const known = new Set(stored.map(({ code }) => code));
  const read = new Set(features.map(({ code }) => code));
  const newcomers = new Map(
    features.filter(({ code }) => !known.has(code)).map((row) => [row.native_id, row]),
  );
  const columnsOf = Map.groupBy(fields, ({ feature_code }) => feature_code);
  const renamed: { entry: (typeof stored)[number]; code: string }[] = [];
  for (const feature of stored) {
    const row = read.has(feature.code) ? undefined : newcomers.get(feature.native_id);
    if (row === undefined) continue;
    const columns = new Set(columnsOf.get(row.code)?.map(({ code }) => code));
    const before = await columnsOfTable(tx, scope, feature.id);
    const left = before.filter(({ code }) => columns.has(code));
    if (left.length * 2 >= before.length) renamed.push({ entry: feature, code: row.code });
  }
  await giveCodes(tx, scope, {
    kind: 'feature',
    target,
    renamed,
    filtersOf: ({ catalogue_company_id, module_id }) => [
      filterOf.company(catalogue_company_id),
      filterOf.module(module_id),
    ],
    placeOf: ({ id, module_id }) => ({ module_id, feature_id: id }),
  });
  return renamed.length;
}

function columnsOfTable(tx: Transaction, { companyId }: Scope, featureId: string) {
  return tx
    .select({ code: catalogueFields.code })
    .from(catalogueFields)
    .where(
      hasValues(catalogueFields, { company_id: companyId, feature_id: featureId, level: 'deep' }),
    );
}
