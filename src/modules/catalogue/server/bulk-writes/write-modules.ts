import { catalogueModules } from '../entries/entries.tables.ts';
import { withCodes } from '../entries/entry-conditions.ts';
import { filterOf } from '../entries/search-filters.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ModuleRow } from '../entries/entry-rows.ts';
import type { Batch, Writing } from './write-entries.ts';

/** How modules of a company, which are identified by their codes, are written over those that are stored. */
export async function lookUpModules(
  tx: Transaction,
  scope: Scope,
  { target, rows }: Batch<ModuleRow>,
): Promise<Writing<ModuleRow>> {
  const { catalogueCompanyId } = target;
  const codes = rows.map(({ code }) => code);
  const stored = await tx
    .select()
    .from(catalogueModules)
    .where(withCodes(catalogueModules, scope.companyId, { catalogueCompanyId, codes }));
  const byCode = new Map(stored.map((row) => [row.code, row]));
  return {
    kind: 'module',
    table: catalogueModules,
    target,
    rows,
    texts: ['name_th', 'name_en', 'description'],
    storedOf: ({ code }) => byCode.get(code),
    valuesOf: ({ name_th, name_en, description, status }) => ({
      name_th,
      name_en,
      description,
      status,
    }),
    columnsOf: ({ status }) => ({ status }),
    freshColumns: { feature_count: 0, field_count: 0 },
    filtersOf: () => [filterOf.company(catalogueCompanyId)],
    isLinked: () => false,
    placeOf: (_, id) => ({
      module_id: id,
      feature_id: null,
    }),
  };
}
