import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import { featureOf, moduleOf } from '../entries/entry-places.queries.ts';
import type { Dependent } from '#modules/engines/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inPlaceOf } from '#platform/server/database/company-view.ts';
import { changeSettings } from '#platform/server/database/change-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** An output of a process or an analytic field, as it is reported to the registry of engines. */
export interface EngineUser {
  readonly described: Omit<Dependent, 'uses'>;
  /** The codes of engines that it names, and whether each is required. */
  readonly engines: ReadonlyMap<string, boolean>;
}

const BATCH_SIZE = 5_000;

/** Outputs and analytic fields in batches: a company may have a million of them. */
export async function* readEngineUsers(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  where: SQL,
): AsyncGenerator<readonly EngineUser[]> {
  // Rows written a moment ago are not in the statistics yet: the planner would expect another index to lead
  // to few rows, and would read and sort all of them for each batch.
  await changeSettings(tx, { enable_sort: 'off' });
  let after: SQL | undefined;
  for (;;) {
    const isNext = and(
      eq(catalogueFields.company_id, companyId),
      inArray(catalogueFields.level, ['process', 'analytic']),
      where,
      after,
    );
    const batch = sql`
      select * from ${catalogueFields} where ${isNext}
      order by ${catalogueFields.id} limit ${BATCH_SIZE}`;
    const rows = await tx
      .select({
        id: catalogueFields.id,
        level: catalogueFields.level,
        code: catalogueFields.code,
        name_th: catalogueFields.name_th,
        name_en: catalogueFields.name_en,
        feature_id: catalogueFields.feature_id,
        engine_code: catalogueFields.engine_code,
        dependencies: catalogueFields.dependencies,
        feature_code: catalogueFeatures.code,
        module_code: catalogueModules.code,
      })
      .from(inPlaceOf(catalogueFields, batch))
      .innerJoin(catalogueFeatures, featureOf(catalogueFields))
      .innerJoin(catalogueModules, moduleOf(catalogueFields))
      .orderBy(asc(catalogueFields.id));
    const last = rows.at(-1);
    if (last === undefined) break;
    yield rows.map(describe);
    after = gt(catalogueFields.id, last.id);
  }
  await changeSettings(tx, { enable_sort: 'on' });
}

interface Row extends Pick<
  typeof catalogueFields.$inferSelect,
  'id' | 'level' | 'code' | 'name_th' | 'name_en' | 'feature_id' | 'engine_code' | 'dependencies'
> {
  readonly feature_code: string;
  readonly module_code: string;
}

function describe(row: Row): EngineUser {
  const { id, level, code, name_th, name_en, module_code, feature_code, feature_id } = row;
  return {
    described: {
      kind: level === 'process' ? 'process_output' : 'analytic_field',
      id,
      code,
      name_th,
      name_en,
      module_code,
      feature_code,
      link: `/air/feature/${feature_id}?highlight=${encodeURIComponent(code)}`,
    },
    engines: enginesOf(row),
  };
}

function enginesOf(row: Row): ReadonlyMap<string, boolean> {
  const engines = new Map<string, boolean>();
  for (const { engine_code, required } of row.dependencies) engines.set(engine_code, required);
  if (row.engine_code !== null) engines.set(row.engine_code, true);
  return engines;
}
