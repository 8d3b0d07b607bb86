import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueInputs,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { factsOf } from '../entries/entry-rows.ts';
import { inputsOf } from '../entries/entry-conditions.ts';
import { featureOf, moduleOf } from '../entries/entry-places.queries.ts';

/** The cells of one row by the names of the format. */
type Cells = Readonly<Record<string, string | null>>;

/** The rows of one list of a company, as an import would take them. */
export interface ExportedRows {
  findIds(tx: Transaction): Promise<string[]>;
  readRows(tx: Transaction, ids: readonly string[]): Promise<{ id: string; cells: Cells }[]>;
}

interface Exported {
  readonly part: ImportPart;
  readonly catalogueCompanyId: string;
}

export function exportedRows(scope: Scope, { part, catalogueCompanyId }: Exported): ExportedRows {
  if (part === 'modules') return moduleRows(scope, catalogueCompanyId);
  if (part === 'features') return featureRows(scope, catalogueCompanyId);
  return fieldRows(scope, { catalogueCompanyId, level: LEVELS[part] });
}

const LEVELS = { fields: 'deep', process_outputs: 'process', analytic_fields: 'analytic' } as const;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function moduleRows({ companyId }: Scope, catalogueCompanyId: string): ExportedRows {
  const table = catalogueModules;
  const ours = eq(table.company_id, companyId);
  return {
    findIds: async (tx) =>
      idsOf(
        await tx
          .select({ id: table.id })
          .from(table)
          .where(and(ours, eq(table.catalogue_company_id, catalogueCompanyId)))
          .orderBy(asc(table.code)),
      ),
    readRows: async (tx, ids) =>
      (
        await tx
          .select()
          .from(table)
          .where(and(ours, isOneOf(table.id, ids)))
      ).map((row) => ({ id: row.id, cells: { ...textsOf(row), module_code: row.code } })),
  };
}

function featureRows({ companyId }: Scope, catalogueCompanyId: string): ExportedRows {
  const table = catalogueFeatures;
  const ours = eq(table.company_id, companyId);
  return {
    findIds: async (tx) =>
      idsOf(
        await tx
          .select({ id: table.id })
          .from(table)
          .innerJoin(catalogueModules, moduleOf(table))
          .where(and(ours, eq(table.catalogue_company_id, catalogueCompanyId)))
          .orderBy(asc(catalogueModules.code), asc(table.code)),
      ),
    readRows: async (tx, ids) =>
      (
        await tx
          .select({ ...getTableColumns(table), module_code: catalogueModules.code })
          .from(table)
          .innerJoin(catalogueModules, moduleOf(table))
          .where(and(ours, isOneOf(table.id, ids)))
      ).map(({ module_code, ...row }) => ({
        id: row.id,
        cells: { ...textsOf(row), module_code, feature_code: row.code },
      })),
  };
}

interface OfLevel {
  readonly catalogueCompanyId: string;
  readonly level: FieldLevel;
}

function fieldRows({ companyId }: Scope, { catalogueCompanyId, level }: OfLevel): ExportedRows {
  const table = catalogueFields;
  const ours = eq(table.company_id, companyId);
  return {
    findIds: async (tx) =>
      idsOf(
        await tx
          .select({ id: table.id })
          .from(table)
          .innerJoin(catalogueFeatures, featureOf(table))
          .where(
            and(ours, eq(table.catalogue_company_id, catalogueCompanyId), eq(table.level, level)),
          )
          .orderBy(asc(catalogueFeatures.code), asc(table.ordinal), asc(table.code)),
      ),
    async readRows(tx, ids) {
      const rows = await tx
        .select({ ...getTableColumns(table), feature_code: catalogueFeatures.code })
        .from(table)
        .innerJoin(catalogueFeatures, featureOf(table))
        .where(and(ours, isOneOf(table.id, ids)));
      const inputs =
        level === 'deep'
          ? []
          : await tx.select().from(catalogueInputs).where(inputsOf(companyId, ids));
      const inputsById = Map.groupBy(inputs, ({ field_id }) => field_id);
      return rows.map((row) => ({
        id: row.id,
        cells: {
          ...textsOf(row),
          feature_code: row.feature_code,
          field_code: row.code,
          output_code: row.code,
          delivery_code: row.code,
          field_type: row.type,
          is_required: String(row.is_required),
          sample_value: row.sample_value,
          target_table: row.target_table,
          target_field: row.target_field,
          ...factsOf(row),
          is_read_only: String(row.is_read_only),
          choices: row.choices.split('\n').join('; '),
          engine_code: row.engine_code,
          source_engine_code: row.engine_code,
          dependencies: row.dependencies
            .map(({ engine_code, required }) => `${engine_code}${required ? '' : '?'}`)
            .join('; '),
          used_in: row.used_in.join('; '),
          input_fields: (inputsById.get(row.id) ?? [])
            .map(({ feature, field }) => `${feature}.${field}`)
            .toSorted()
            .join('; '),
        },
      }));
    },
  };
}

interface Described {
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
  readonly status: string;
}

function textsOf({ name_th, name_en, description, status }: Described) {
  return { name_th, name_en, description, status };
}
