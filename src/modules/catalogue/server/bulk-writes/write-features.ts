import { catalogueFeatures, catalogueModules } from '../entries/entries.tables.ts';
import { withCodes } from '../entries/entry-conditions.ts';
import { filterOf } from '../entries/search-filters.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FeatureRow } from '../entries/entry-rows.ts';
import type { Batch, Writing } from './write-entries.ts';

/** How features of a company, which are identified by their codes, are written; their modules exist already. */
export async function lookUpFeatures(
  tx: Transaction,
  scope: Scope,
  { target, rows }: Batch<FeatureRow>,
): Promise<Writing<FeatureRow>> {
  const { companyId } = scope;
  const { catalogueCompanyId } = target;
  const modules = await tx
    .select({ id: catalogueModules.id, code: catalogueModules.code })
    .from(catalogueModules)
    .where(
      withCodes(catalogueModules, companyId, {
        catalogueCompanyId,
        codes: rows.map(({ module_code }) => module_code),
      }),
    );
  const moduleIds = new Map(modules.map(({ id, code }) => [code, id]));
  const moduleCodes = new Map(modules.map(({ id, code }) => [id, code]));
  const stored = await tx
    .select()
    .from(catalogueFeatures)
    .where(
      withCodes(catalogueFeatures, companyId, {
        catalogueCompanyId,
        codes: rows.map(({ code }) => code),
      }),
    );
  const byCode = new Map(
    stored.map((row) => [row.code, { ...row, module_code: moduleCodes.get(row.module_id) ?? '' }]),
  );
  const moduleIdOf = ({ module_code }: FeatureRow) => {
    const id = moduleIds.get(module_code);
    if (id === undefined) throw new Error(`The catalogue has no module ${module_code}`);
    return id;
  };
  return {
    kind: 'feature',
    table: catalogueFeatures,
    target,
    // A row without the number keeps the number from the source.
    rows: rows.map((row) => ({
      ...row,
      native_id: row.native_id ?? byCode.get(row.code)?.native_id ?? null,
    })),
    texts: ['name_th', 'name_en', 'description'],
    storedOf: ({ code }) => byCode.get(code),
    valuesOf: ({ name_th, name_en, description, status, module_code, native_id }) => ({
      name_th,
      name_en,
      description,
      status,
      module_code,
      native_id,
    }),
    columnsOf: (row) => ({
      status: row.status,
      module_id: moduleIdOf(row),
      native_id: row.native_id,
    }),
    freshColumns: { field_count: 0 },
    filtersOf: (row) => [filterOf.company(catalogueCompanyId), filterOf.module(moduleIdOf(row))],
    // Its fields move with it.
    isLinked: (_row, after) => 'module_code' in after,
    placeOf: (row, id) => ({
      module_id: moduleIdOf(row),
      feature_id: id,
    }),
  };
}
