import { and, eq, isNotNull } from 'drizzle-orm';
import { catalogueFeatures, catalogueFields } from '#modules/catalogue/server/catalogue.tables.ts';
import { nextVersion } from '#modules/catalogue/server/history/changes.ts';
import { filterOf } from '#modules/catalogue/server/search/filters.ts';
import { placedWords, termsOf } from '#modules/catalogue/server/search/terms.ts';
import type {
  FeatureRow,
  FieldRow,
  Target,
} from '#modules/catalogue/server/usecases/bulk/bulk-rows.ts';
import {
  recordChanges,
  type Change,
} from '#modules/catalogue/server/usecases/bulk/record-changes.ts';
import { storeWords } from '#modules/catalogue/server/usecases/bulk/store-words.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { updateRows } from '#platform/server/database/write-rows.ts';

interface Reading {
  readonly target: Target;
  readonly features: readonly FeatureRow[];
  readonly fields: readonly FieldRow[];
}

/**
 * Gives tables that were renamed in a source their new codes, so that they keep their history. A table is
 * the same where its database knows it by the same number and most of its columns are still there: a
 * database that was made anew from a copy gives its numbers anew. Answers how many there were.
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
      and(
        eq(catalogueFeatures.companyId, companyId),
        eq(catalogueFeatures.catalogueCompanyId, target.catalogueCompanyId),
        eq(catalogueFeatures.originId, target.origin?.id ?? ''),
        isNotNull(catalogueFeatures.nativeId),
      ),
    );
  const known = new Set(stored.map(({ code }) => code));
  const read = new Set(features.map(({ code }) => code));
  const newcomers = new Map(
    features.filter(({ code }) => !known.has(code)).map((row) => [row.nativeId, row]),
  );
  const columnsOf = Map.groupBy(fields, ({ featureCode }) => featureCode);
  const renamed: { feature: (typeof stored)[number]; code: string }[] = [];
  for (const feature of stored) {
    const row = read.has(feature.code) ? undefined : newcomers.get(feature.nativeId);
    if (row === undefined) continue;
    const columns = new Set(columnsOf.get(row.code)?.map(({ code }) => code));
    const before = await columnsOfTable(tx, scope, feature.id);
    const left = before.filter(({ code }) => columns.has(code));
    if (left.length * 2 >= before.length) renamed.push({ feature, code: row.code });
  }
  await giveCodes(tx, scope, { target, renamed });
  return renamed.length;
}

function columnsOfTable(tx: Transaction, { companyId }: Scope, featureId: string) {
  return tx
    .select({ code: catalogueFields.code })
    .from(catalogueFields)
    .where(
      and(
        eq(catalogueFields.companyId, companyId),
        eq(catalogueFields.featureId, featureId),
        eq(catalogueFields.level, 'deep'),
      ),
    );
}

interface Renaming {
  readonly target: Target;
  readonly renamed: readonly {
    readonly feature: typeof catalogueFeatures.$inferSelect;
    readonly code: string;
  }[];
}

async function giveCodes(
  tx: Transaction,
  scope: Scope,
  { target, renamed }: Renaming,
): Promise<void> {
  const { companyId } = scope;
  const described = renamed.map(({ feature, code }) => ({
    feature,
    code,
    version: nextVersion(feature, true),
    words: placedWords({ ...feature, code }),
  }));
  await storeWords(
    tx,
    scope,
    described.flatMap(({ words }) => words),
  );
  await updateRows(
    tx,
    catalogueFeatures,
    described.map(({ feature, code, version, words }) => ({
      companyId,
      id: feature.id,
      code,
      updatedAt: new Date(),
      ...version,
      terms: termsOf(companyId, words, [
        filterOf.company(feature.catalogueCompanyId),
        filterOf.module(feature.moduleId),
      ]),
    })),
  );
  await recordChanges(tx, scope, {
    changes: described.map(({ feature, code, version }): Change => ({
      kind: 'feature',
      entryId: feature.id,
      catalogueCompanyId: feature.catalogueCompanyId,
      moduleId: feature.moduleId,
      featureId: feature.id,
      code,
      act: 'changed',
      breaking: true,
      ...version,
      difference: { before: { code: feature.code }, after: { code } },
    })),
    origin: target.origin,
  });
}
