import { sql } from 'drizzle-orm';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from './entries.tables.ts';

export const entryTables = {
  company: catalogueCompanies,
  module: catalogueModules,
  feature: catalogueFeatures,
  field: catalogueFields,
} as const;

export type EntryTable = (typeof entryTables)[keyof typeof entryTables];

export function nameColumns(table: EntryTable) {
  return { id: table.id, code: table.code, name_th: table.name_th, name_en: table.name_en };
}

const noFeature = { feature_id: sql<string | null>`null::uuid` };

const noField = {
  level: sql<FieldLevel | null>`null::text`,
  type: sql<string | null>`null::text`,
  is_required: sql<boolean>`false`,
  sample_value: sql<string | null>`null::text`,
  is_read_only: sql<boolean | null>`null::boolean`,
  default_value: sql<string | null>`null::text`,
  choices: sql<string | null>`null::text`,
  formula: sql<string | null>`null::text`,
  condition: sql<string | null>`null::text`,
  external_target: sql<string | null>`null::text`,
};

/** The entry itself and the entries around it by their ids, and what only fields have. */
export const placeColumns = {
  company: {
    catalogue_company_id: catalogueCompanies.id,
    module_id: sql<string | null>`null::uuid`,
    ...noFeature,
    ...noField,
  },
  module: {
    catalogue_company_id: catalogueModules.catalogue_company_id,
    module_id: catalogueModules.id,
    ...noFeature,
    ...noField,
  },
  feature: {
    catalogue_company_id: catalogueFeatures.catalogue_company_id,
    module_id: catalogueFeatures.module_id,
    feature_id: catalogueFeatures.id,
    ...noField,
  },
  field: {
    catalogue_company_id: catalogueFields.catalogue_company_id,
    module_id: catalogueFields.module_id,
    feature_id: catalogueFields.feature_id,
    level: catalogueFields.level,
    type: catalogueFields.type,
    is_required: catalogueFields.is_required,
    sample_value: catalogueFields.sample_value,
    is_read_only: catalogueFields.is_read_only,
    default_value: catalogueFields.default_value,
    choices: catalogueFields.choices,
    formula: catalogueFields.formula,
    condition: catalogueFields.condition,
    external_target: catalogueFields.external_target,
  },
} as const;
