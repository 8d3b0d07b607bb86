import { and, eq, sql } from 'drizzle-orm';
import { catalogueModules } from '#modules/catalogue/server/catalogue.tables.ts';
import { filterOf } from '#modules/catalogue/server/search/filters.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ModuleRow, Target, Written } from './bulk-rows.ts';
import { writeEntries } from './write-entries.ts';

/** Writes modules of a company, each found again by its code. */
export async function writeModules(
  tx: Transaction,
  scope: Scope,
  { target, rows }: { target: Target; rows: readonly ModuleRow[] },
): Promise<Written> {
  const { catalogueCompanyId } = target;
  const codes = rows.map(({ code }) => code);
  const stored = await tx
    .select()
    .from(catalogueModules)
    .where(
      and(
        eq(catalogueModules.companyId, scope.companyId),
        eq(catalogueModules.catalogueCompanyId, catalogueCompanyId),
        sql`${catalogueModules.code} = any(${sql.param(codes)})`,
      ),
    );
  const byCode = new Map(stored.map((row) => [row.code, row]));
  return writeEntries(tx, scope, {
    kind: 'module',
    table: catalogueModules,
    target,
    rows,
    texts: ['nameTh', 'nameEn', 'description'],
    storedOf: ({ code }) => byCode.get(code),
    valuesOf: ({ nameTh, nameEn, description, status }) => ({
      name_th: nameTh,
      name_en: nameEn,
      description,
      status,
    }),
    columnsOf: ({ status }) => ({ status }),
    freshColumns: {
      featureCount: 0,
      fieldCount: 0,
    },
    filtersOf: () => [filterOf.company(catalogueCompanyId)],
    placeOf: (_, id) => ({
      moduleId: id,
      featureId: null,
    }),
  });
}
