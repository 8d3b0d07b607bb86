import { and, asc, gt, gte, lt, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { moduleOf, featureOf } from '../entries/entry-places.queries.ts';
import type { Target } from '../entries/entry-rows.ts';
import { recordChanges, type Change } from '../entries/record-changes.ts';

const AT_ONCE = 2_000;

/** A run of writes into one company, which has locked it. */
export interface AddingRun {
  readonly target: Target;
  /** Whether the company had nothing in it before. */
  readonly isFirst: boolean;
  /** When the run began to write, by the clock of the process. */
  readonly since: string;
}

/** To be called once the company is locked, before anything is written into it. */
export async function beginAdding(
  tx: Transaction,
  { companyId }: Scope,
  target: Target,
): Promise<AddingRun> {
  const [stored] = await tx
    .select({ id: catalogueModules.id })
    .from(catalogueModules)
    .where(
      hasValues(catalogueModules, {
        company_id: companyId,
        catalogue_company_id: target.catalogueCompanyId,
      }),
    )
    .limit(1);
  return { target, isFirst: stored === undefined, since: new Date().toISOString() };
}

/**
 * Records what a run has added. The first filling of a company is one change; later, a new module or feature
 * is one change that counts what is in it.
 */
export async function recordAdditions(
  tx: Transaction,
  scope: Scope,
  { target, isFirst, since }: AddingRun,
): Promise<void> {
  const { catalogueCompanyId, origin } = target;
  if (isFirst) {
    await recordChanges(tx, scope, { changes: await filling(tx, scope, target), origin });
    return;
  }
  for (const additions of [modulesAdded, featuresAdded, fieldsAdded]) {
    let after: string | undefined;
    for (;;) {
      const found = await additions(tx, scope, { catalogueCompanyId, since, after });
      const changes = found.map(({ values, ...entry }): Change => ({
        ...entry,
        catalogue_company_id: catalogueCompanyId,
        act: 'created',
        breaking: false,
        difference: { before: {}, after: given(values) },
      }));
      await recordChanges(tx, scope, { changes, origin });
      after = found.at(-1)?.entry_id;
      if (found.length < AT_ONCE) break;
    }
  }
}

async function filling(
  tx: Transaction,
  { companyId }: Scope,
  { catalogueCompanyId }: Target,
): Promise<Change[]> {
  const rows = await tx
    .select()
    .from(catalogueCompanies)
    .where(
      and(
        hasValues(catalogueCompanies, { company_id: companyId, id: catalogueCompanyId }),
        gt(catalogueCompanies.total_modules, 0),
      ),
    );
  return rows.map((row) => ({
    kind: 'company',
    entry_id: row.id,
    catalogue_company_id: row.id,
    module_id: null,
    feature_id: null,
    code: row.code,
    act: 'filled',
    breaking: false,
    version_major: row.version_major,
    version_minor: row.version_minor,
    difference: {
      before: {},
      after: {
        module_count: row.total_modules,
        feature_count: row.total_features,
        field_count: row.total_fields,
      },
    },
  }));
}

interface Adding {
  readonly catalogueCompanyId: string;
  readonly since: string;
  readonly after: string | undefined;
}

type EntryTable = typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields;

function isAdded(
  table: EntryTable,
  { companyId }: Scope,
  { catalogueCompanyId, since, after }: Adding,
) {
  return and(
    hasValues(table, { company_id: companyId, catalogue_company_id: catalogueCompanyId }),
    gte(table.created_at, since),
    after === undefined ? undefined : gt(table.id, after),
  );
}

async function modulesAdded(tx: Transaction, scope: Scope, adding: Adding) {
  const { id, name_th, name_en, description, status, feature_count, field_count } =
    catalogueModules;
  return tx
    .select({
      ...changeOf(catalogueModules),
      kind: sql<'module'>`'module'`,
      module_id: id,
      feature_id: sql<null>`null`,
      values: { name_th, name_en, description, status, feature_count, field_count },
    })
    .from(catalogueModules)
    .where(isAdded(catalogueModules, scope, adding))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

async function featuresAdded(tx: Transaction, scope: Scope, adding: Adding) {
  const { id, module_id, name_th, name_en, description, status, field_count } = catalogueFeatures;
  return tx
    .select({
      ...changeOf(catalogueFeatures),
      kind: sql<'feature'>`'feature'`,
      module_id,
      feature_id: id,
      values: { name_th, name_en, description, status, field_count },
    })
    .from(catalogueFeatures)
    .innerJoin(catalogueModules, moduleOf(catalogueFeatures))
    .where(
      and(isAdded(catalogueFeatures, scope, adding), lt(catalogueModules.created_at, adding.since)),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

async function fieldsAdded(tx: Transaction, scope: Scope, adding: Adding) {
  const { id, module_id, feature_id, name_th, name_en, description, status } = catalogueFields;
  const { type, native_type, is_required, target_table, target_field } = catalogueFields;
  const { engine_code, used_in, sample_value } = catalogueFields;
  const texts = { name_th, name_en, description, status };
  const { is_read_only, default_value, choices, formula } = catalogueFields;
  const { condition, external_target } = catalogueFields;
  const facts = {
    field_type: type,
    native_type,
    is_required,
    sample_value,
    is_read_only,
    default_value,
    choices,
    formula,
    condition,
    external_target,
  };
  return tx
    .select({
      ...changeOf(catalogueFields),
      kind: sql<'field'>`'field'`,
      module_id,
      feature_id,
      values: { ...texts, ...facts, target_table, target_field, engine_code, used_in },
    })
    .from(catalogueFields)
    .innerJoin(catalogueFeatures, featureOf(catalogueFields))
    .where(
      and(isAdded(catalogueFields, scope, adding), lt(catalogueFeatures.created_at, adding.since)),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

function changeOf(table: EntryTable) {
  const { id: entry_id, code, version_major, version_minor } = table;
  return { entry_id, code, version_major, version_minor };
}

/** Without the values that nobody gave. */
function given(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== '' &&
        value !== null &&
        value !== false &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}
