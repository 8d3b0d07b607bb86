import { and, asc, eq } from 'drizzle-orm';
import { outputStatuses, type FieldLevel } from '#modules/catalogue/contract/entry.ts';
import type { listFieldsRoute } from '#modules/catalogue/contract/features.routes.ts';
import type {
  AnalyticField,
  AnyField,
  DeepField,
  ProcessOutput,
} from '#modules/catalogue/contract/field.ts';
import { findEnginesByCode } from '#modules/engines/server/public.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFields } from './catalogue.tables.ts';
import { nameIn } from './entry-names.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type FieldRow = typeof catalogueFields.$inferSelect;

/** A page of the fields of a feature, of one level or of all. */
export async function listFields(
  tx: Transaction,
  reader: Reader,
  query: Query<typeof listFieldsRoute>,
): Promise<Page<AnyField>> {
  const where = and(
    eq(catalogueFields.companyId, reader.companyId),
    eq(catalogueFields.featureId, query.feature_id),
    query.level === undefined ? undefined : eq(catalogueFields.level, query.level),
  );
  const { limit, offset } = pageWindow(query);
  const rows = await tx
    .select()
    .from(catalogueFields)
    .where(where)
    .orderBy(asc(catalogueFields.level), asc(catalogueFields.position), asc(catalogueFields.code))
    .limit(limit)
    .offset(offset);
  const counted = await countRows(tx, { table: catalogueFields, where, mode: query.count });
  const { page, page_size } = query;
  return { data: rows.map((row) => describeAny(row, reader)), ...counted, page, page_size };
}

/** What a feature stores. */
export async function deepLevelOf(
  tx: Transaction,
  reader: Reader,
  featureId: string,
): Promise<DeepField[]> {
  const rows = await readLevel(tx, reader, { featureId, level: 'deep' });
  return rows.map((row) => ({
    ...identityOf(row),
    field_name: nameIn(reader.language, row),
    field_type: row.type ?? 'other',
    native_type: row.nativeType,
    native_notes: row.nativeNotes,
    is_required: row.isRequired,
    sample_value: row.sampleValue,
    relation:
      row.targetTable === null || row.targetField === null
        ? null
        : {
            target_table: row.targetTable,
            target_field: row.targetField,
            target_field_id: row.targetFieldId,
          },
  }));
}

/** What the processes of a feature put out. */
export async function processLevelOf(
  tx: Transaction,
  reader: Reader,
  featureId: string,
): Promise<ProcessOutput[]> {
  const rows = await readLevel(tx, reader, { featureId, level: 'process' });
  const { found } = await findEnginesByCode(
    tx,
    reader,
    rows.flatMap(({ engineCode, dependencies }) => [
      ...(engineCode === null ? [] : [engineCode]),
      ...dependencies.map(({ engine_code }) => engine_code),
    ]),
  );
  return rows.map((row) => ({
    ...identityOf(row),
    output_name: nameIn(reader.language, row),
    status: outputStatuses.find((status) => status === row.status) ?? 'pending',
    engine_code: row.engineCode,
    engine_id: found.get(row.engineCode ?? '')?.id ?? null,
    engine_name: found.get(row.engineCode ?? '')?.name ?? row.engineCode,
    dependencies: row.dependencies.map((dependency) => ({
      ...dependency,
      engine_name: found.get(dependency.engine_code)?.name ?? dependency.engine_code,
    })),
  }));
}

/** What a feature delivers for analysis. */
export async function analyticLevelOf(
  tx: Transaction,
  reader: Reader,
  featureId: string,
): Promise<AnalyticField[]> {
  const rows = await readLevel(tx, reader, { featureId, level: 'analytic' });
  const { found } = await findEnginesByCode(
    tx,
    reader,
    rows.flatMap(({ engineCode }) => engineCode ?? []),
  );
  return rows.map((row) => ({
    ...identityOf(row),
    field_name: nameIn(reader.language, row),
    source_engine_code: row.engineCode,
    source_engine_id: found.get(row.engineCode ?? '')?.id ?? null,
    source_engine_name: found.get(row.engineCode ?? '')?.name ?? row.engineCode,
    used_in: row.usedIn,
  }));
}

function readLevel(
  tx: Transaction,
  { companyId }: Reader,
  { featureId, level }: { featureId: string; level: FieldLevel },
): Promise<FieldRow[]> {
  return tx
    .select()
    .from(catalogueFields)
    .where(
      and(
        eq(catalogueFields.companyId, companyId),
        eq(catalogueFields.featureId, featureId),
        eq(catalogueFields.level, level),
      ),
    )
    .orderBy(asc(catalogueFields.position), asc(catalogueFields.code));
}

function describeAny(row: FieldRow, { language }: Reader): AnyField {
  return {
    ...identityOf(row),
    feature_id: row.featureId,
    level: row.level,
    field_name: nameIn(language, row),
    field_type: row.type,
    is_required: row.isRequired,
  };
}

function identityOf({ id, code, description, deprecatedAt }: FieldRow) {
  return { id, field_code: code, description, deprecated: deprecatedAt !== null };
}
