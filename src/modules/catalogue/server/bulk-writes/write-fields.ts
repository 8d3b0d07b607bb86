import { getTableColumns, sql } from 'drizzle-orm';
import { catalogueFeatures, catalogueFields, catalogueInputs } from '../entries/entries.tables.ts';
import { inputsOf, withCodes } from '../entries/entry-conditions.ts';
import { fieldFilters } from '../entries/search-filters.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inPlaceOf } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { factsOf, type FieldRow, type Target } from '../entries/entry-rows.ts';
import type { Batch, Writing, WrittenEntry } from './write-entries.ts';

/**
 * How fields of a company, which are identified by feature, level and code, are written; their features exist
 * already. The fields that they refer to may come later: `finishWrites` looks them up.
 */
export async function lookUpFields(
  tx: Transaction,
  scope: Scope,
  { target, rows }: Batch<FieldRow>,
): Promise<Writing<FieldRow>> {
  const { catalogueCompanyId } = target;
  const features = await findFeatures(tx, scope, { target, rows });
  const featureOf = ({ feature_code }: FieldRow) => {
    const feature = features.get(feature_code);
    if (feature === undefined) throw new Error(`The catalogue has no feature ${feature_code}`);
    return feature;
  };
  const stored =
    target.isNew === true ? undefined : await findStored(tx, scope, { target, rows, features });
  return {
    kind: 'field',
    table: catalogueFields,
    target,
    rows,
    texts: [
      ...(['name_th', 'name_en', 'description', 'sample_value'] as const),
      ...(['native_type', 'native_notes', 'default_value', 'choices'] as const),
      ...(['formula', 'condition', 'external_target'] as const),
    ],
    storedOf: (row) => stored?.get(keyOf(row)),
    valuesOf,
    columnsOf: (row) => {
      const { id: feature_id, module_id } = featureOf(row);
      const { level, ordinal, status, type, native_type, native_notes } = row;
      const { is_required, sample_value } = row;
      const { target_table, target_field, engine_code, dependencies, used_in } = row;
      return {
        feature_id,
        module_id,
        level,
        ordinal,
        status,
        type,
        native_type,
        native_notes,
        is_required,
        sample_value,
        ...factsOf(row),
        target_table,
        target_field,
        engine_code,
        dependencies,
        used_in,
      };
    },
    filtersOf: (row) =>
      fieldFilters({
        ...row,
        catalogue_company_id: catalogueCompanyId,
        module_id: featureOf(row).module_id,
      }),
    // What it is made of has rows of its own.
    isLinked: (row) => hasInputs(row, target),
    placeOf: (row) => ({
      module_id: featureOf(row).module_id,
      feature_id: featureOf(row).id,
    }),
    storeMore: (entries) =>
      writeInputs(
        tx,
        scope,
        entries.filter(({ row }) => hasInputs(row, target)),
      ),
  };
}

/** What stored fields are made of is known only to the source that they are read from, for columns of views. */
function hasInputs({ level }: Pick<FieldRow, 'level'>, { origin }: Target): boolean {
  return level !== 'deep' || origin?.kind === 'source';
}

function valuesOf(row: FieldRow) {
  return {
    name_th: row.name_th,
    name_en: row.name_en,
    description: row.description,
    position: row.ordinal,
    status: row.status,
    field_type: row.type,
    native_type: row.native_type,
    native_notes: row.native_notes,
    is_required: row.is_required,
    sample_value: row.sample_value,
    ...factsOf(row),
    target_table: row.target_table,
    target_field: row.target_field,
    engine_code: row.engine_code,
    dependencies: row.dependencies,
    used_in: row.used_in,
    inputs: row.inputs.map(({ feature, field }) => `${feature} ${field}`).toSorted(),
  };
}

function keyOf({ feature_code, level, code }: FieldRow): string {
  return JSON.stringify([feature_code, level, code]);
}

type Features = Map<string, { id: string; module_id: string; code: string }>;

async function findFeatures(
  tx: Transaction,
  { companyId }: Scope,
  { target, rows }: Batch<FieldRow>,
): Promise<Features> {
  const codes = rows.map(({ feature_code }) => feature_code);
  const found = await tx
    .select({
      id: catalogueFeatures.id,
      module_id: catalogueFeatures.module_id,
      code: catalogueFeatures.code,
    })
    .from(catalogueFeatures)
    .where(withCodes(catalogueFeatures, companyId, { ...target, codes }));
  return new Map(found.map((feature) => [feature.code, feature]));
}

async function findStored(
  tx: Transaction,
  { companyId }: Scope,
  { target, rows, features }: Batch<FieldRow> & { readonly features: Features },
) {
  const codeById = new Map([...features.values()].map(({ id, code }) => [id, code]));
  const wanted = {
    features: rows.map(({ feature_code }) => features.get(feature_code)?.id ?? null),
    levels: rows.map(({ level }) => level),
    codes: rows.map(({ code }) => code),
  };
  // Each by its own key: lists of features and codes would find all pairs of them, and a join of sets would
  // read all fields of the company, of which the planner has no statistics yet.
  const found = sql`
    select stored.*
    from unnest(${sql.param(wanted.features)}::uuid[], ${sql.param(wanted.levels)}::text[],
      ${sql.param(wanted.codes)}::text[]) as wanted (feature_id, level, code)
    cross join lateral (
      select * from ${catalogueFields}
      where company_id = ${companyId} and feature_id = wanted.feature_id
        and level = wanted.level and code = wanted.code
      limit 1
    ) stored`;
  const stored = await tx
    .select(getTableColumns(catalogueFields))
    .from(inPlaceOf(catalogueFields, found));
  const made = stored.filter((row) => hasInputs(row, target)).map(({ id }) => id);
  const inputs = Map.groupBy(await findInputs(tx, companyId, made), ({ field_id }) => field_id);
  return new Map(
    stored.map((row) => {
      const feature_code = codeById.get(row.feature_id) ?? '';
      const field = { ...row, feature_code, inputs: inputs.get(row.id) ?? [] };
      return [keyOf(field), field];
    }),
  );
}

async function findInputs(tx: Transaction, companyId: number, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      field_id: catalogueInputs.field_id,
      feature: catalogueInputs.feature,
      field: catalogueInputs.field,
    })
    .from(catalogueInputs)
    .where(inputsOf(companyId, ids));
}

async function writeInputs(
  tx: Transaction,
  { companyId }: Scope,
  entries: readonly WrittenEntry<Pick<FieldRow, 'inputs'>>[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await tx.delete(catalogueInputs).where(inputsOf(companyId, ids));
  const rows = entries.flatMap(({ id, row }) =>
    row.inputs.map(({ feature, field }) => ({
      company_id: companyId,
      field_id: id,
      feature,
      field,
    })),
  );
  await insertRows(tx, catalogueInputs, { rows, ifNew: true });
}
