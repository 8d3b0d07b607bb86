import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '#modules/catalogue/server/catalogue.tables.ts';
import { featureOf, moduleOf } from '#modules/catalogue/server/places.queries.ts';
import { findEnginesByCode, setUses } from '#modules/engines/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Tells the registry of engines which outputs and analytic fields of a company use which of them. */
export async function tellEngines(
  tx: Transaction,
  scope: Scope,
  catalogueCompanyId: string,
): Promise<void> {
  const { companyId } = scope;
  const rows = await tx
    .select({
      field: {
        id: catalogueFields.id,
        level: catalogueFields.level,
        code: catalogueFields.code,
        nameTh: catalogueFields.nameTh,
        nameEn: catalogueFields.nameEn,
        engineCode: catalogueFields.engineCode,
        dependencies: catalogueFields.dependencies,
      },
      featureId: catalogueFeatures.id,
      featureCode: catalogueFeatures.code,
      moduleCode: catalogueModules.code,
    })
    .from(catalogueFields)
    .innerJoin(catalogueFeatures, featureOf(catalogueFields))
    .innerJoin(catalogueModules, moduleOf(catalogueFields))
    .where(
      and(
        eq(catalogueFields.companyId, companyId),
        eq(catalogueFields.catalogueCompanyId, catalogueCompanyId),
        inArray(catalogueFields.level, ['process', 'analytic']),
      ),
    );
  const wanted = rows.map((row) => ({ ...row, engines: enginesOf(row.field) }));
  const codes = wanted.flatMap(({ engines }) => [...engines.keys()]);
  const { found, unknown } = await findEnginesByCode(tx, scope, codes);
  const unmet = new Set(unknown);
  await markUnknown(tx, scope, {
    catalogueCompanyId,
    fields: wanted.flatMap(({ field, engines }) =>
      [...engines.keys()].some((code) => unmet.has(code)) ? [field.id] : [],
    ),
  });
  await setUses(
    tx,
    scope,
    wanted.map(({ field, engines, featureId, featureCode, moduleCode }) => ({
      kind: field.level === 'process' ? ('process_output' as const) : ('analytic_field' as const),
      id: field.id,
      code: field.code,
      nameTh: field.nameTh,
      nameEn: field.nameEn,
      moduleCode,
      featureCode,
      link: `/air/feature/${featureId}?highlight=${encodeURIComponent(field.code)}`,
      uses: usesOf(engines, found),
    })),
  );
}

/** Notes which fields name an engine that the registry does not know. */
async function markUnknown(
  tx: Transaction,
  { companyId }: Scope,
  { catalogueCompanyId, fields }: { catalogueCompanyId: string; fields: readonly string[] },
): Promise<void> {
  const isUnknown = sql`${catalogueFields.id} = any(${sql.param(fields)}::uuid[])`;
  await tx
    .update(catalogueFields)
    .set({ engineUnknown: isUnknown })
    .where(
      and(
        eq(catalogueFields.companyId, companyId),
        eq(catalogueFields.catalogueCompanyId, catalogueCompanyId),
        inArray(catalogueFields.level, ['process', 'analytic']),
        sql`${catalogueFields.engineUnknown} <> (${isUnknown})`,
      ),
    );
}

interface EngineUser {
  readonly engineCode: string | null;
  readonly dependencies: readonly { readonly engine_code: string; readonly required: boolean }[];
}

/** The codes of engines that a field names, and whether it cannot do without each. */
function enginesOf({ engineCode, dependencies }: EngineUser): ReadonlyMap<string, boolean> {
  const engines = new Map<string, boolean>();
  for (const { engine_code, required } of dependencies) engines.set(engine_code, required);
  if (engineCode !== null) engines.set(engineCode, true);
  return engines;
}

/** Two spellings of a code may be one engine, which is then used once. */
function usesOf(
  engines: ReadonlyMap<string, boolean>,
  found: ReadonlyMap<string, { readonly id: string }>,
) {
  const uses = new Map<string, boolean>();
  for (const [code, required] of engines) {
    const engineId = found.get(code)?.id;
    if (engineId !== undefined) uses.set(engineId, required || uses.get(engineId) === true);
  }
  return Array.from(uses, ([engineId, required]) => ({ engineId, required }));
}
