import { and, asc, eq } from 'drizzle-orm';
import { outputStatuses, type FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type {
  listFieldsRoute,
  AnalyticField,
  AnyField,
  DeepField,
  ProcessOutput,
} from '#modules/catalogue/contract/features.ts';
import { findEnginesByCode } from '#modules/engines/server/public.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFields } from '../entries/entries.tables.ts';
import { nameIn } from '../entries/entry-names.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type FieldRow = typeof catalogueFields.$inferSelect;

/** A page of the fields of a feature, of one level or of all. */
export async function listFields(
  tx: Transaction,
  reader: Reader,
  query: Query<typeof listFieldsRoute>,
): Promise<Page<AnyField>> {
  const where = and(
    hasValues(catalogueFields, { company_id: reader.companyId, feature_id: query.feature_id }),
    query.level === undefined ? undefined : eq(catalogueFields.level, query.level),
  );
  const rows = tx
    .select()
    .from(catalogueFields)
    .where(where)
    .orderBy(asc(catalogueFields.level), asc(catalogueFields.ordinal), asc(catalogueFields.code));
  const found = await readPage(tx, { rows, table: catalogueFields, where, query });
  return { ...found, data: found.data.map((row) => describeAny(row, reader)) };
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
    relation:
      row.target_table === null || row.target_field === null
        ? null
        : {
            target_table: row.target_table,
            target_field: row.target_field,
            target_field_id: row.target_field_id,
          },
  }));
}

/** The outputs of the processes of a feature. */
export async function processLevelOf(
  tx: Transaction,
  reader: Reader,
  featureId: string,
): Promise<ProcessOutput[]> {
  const rows = await readLevel(tx, reader, { featureId, level: 'process' });
  const { found } = await findEnginesByCode(
    tx,
    reader,
    rows.flatMap((row) => [
      ...(row.engine_code === null ? [] : [row.engine_code]),
      ...row.dependencies.map(({ engine_code }) => engine_code),
    ]),
  );
  return rows.map((row) => ({
    ...identityOf(row),
    output_name: nameIn(reader.language, row),
    status: outputStatuses.find((status) => status === row.status) ?? 'pending',
    engine_id: found.get(row.engine_code ?? '')?.id ?? null,
    engine_name: found.get(row.engine_code ?? '')?.name ?? row.engine_code,
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
    rows.flatMap(({ engine_code }) => engine_code ?? []),
  );
  return rows.map((row) => ({
    ...identityOf(row),
    field_name: nameIn(reader.language, row),
    source_engine_code: row.engine_code,
    source_engine_id: found.get(row.engine_code ?? '')?.id ?? null,
    source_engine_name: found.get(row.engine_code ?? '')?.name ?? row.engine_code,
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
    .where(hasValues(catalogueFields, { company_id: companyId, feature_id: featureId, level }))
    .orderBy(asc(catalogueFields.ordinal), asc(catalogueFields.code));
}

function describeAny(row: FieldRow, { language }: Reader): AnyField {
  return {
    ...identityOf(row),
    field_name: nameIn(language, row),
    field_type: row.type,
  };
}

function identityOf(row: FieldRow) {
  return { ...row, field_code: row.code, deprecated: row.deprecated_at !== null };
}
