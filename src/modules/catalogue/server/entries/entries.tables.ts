import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import {
  deliveryUses,
  entryStatuses,
  fieldLevels,
  fieldTypes,
  outputStatuses,
} from '#modules/catalogue/contract/entry-kinds.ts';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { belongsTo, instant, refersTo } from '#platform/server/database/columns.ts';
import {
  completenessColumns,
  entryColumns,
  gapsOf,
  gapsOfFields,
  gapsOfOwned,
  searchColumns,
} from './entry-columns.tables.ts';

/** The companies that the catalogue describes; the catalogue itself belongs to one company of the application. */
export const catalogueCompanies = pgTable(
  'catalogue_companies',
  {
    ...entryColumns(),
    ...completenessColumns(),
    gaps: gapsOf(gapsOfOwned),
    status: text({ enum: entryStatuses }).notNull().default('active'),
    total_modules: integer().notNull().default(0),
    active_modules: integer().notNull().default(0),
    total_features: integer().notNull().default(0),
    total_fields: integer().notNull().default(0),
    active_processes: integer().notNull().default(0),
    analytics: integer().notNull().default(0),
    figures_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('catalogue_companies_code_is_unique').on(table.company_id, table.code),
    refersTo(employees, {
      name: 'catalogue_companies_owner_is_employee',
      from: table,
      by: 'owner_id',
    }),
  ],
);

export const catalogueModules = pgTable(
  'catalogue_modules',
  {
    ...entryColumns(),
    ...searchColumns(),
    ...completenessColumns(),
    gaps: gapsOf(gapsOfOwned),
    catalogue_company_id: uuid().notNull(),
    status: text({ enum: entryStatuses }).notNull().default('active'),
    feature_count: integer().notNull().default(0),
    field_count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('catalogue_modules_code_is_unique').on(
      table.company_id,
      table.catalogue_company_id,
      table.code,
    ),
    belongsTo(catalogueCompanies, {
      name: 'catalogue_modules_are_of_company',
      from: table,
      by: 'catalogue_company_id',
    }),
    refersTo(employees, {
      name: 'catalogue_modules_owner_is_employee',
      from: table,
      by: 'owner_id',
    }),
    index('catalogue_modules_by_code').on(table.company_id, table.code),
    index('catalogue_modules_by_origin').on(table.company_id, table.origin_id),
    index('catalogue_modules_by_terms').using('gin', table.terms),
    index('catalogue_modules_by_owner')
      .on(table.company_id, table.owner_id)
      .where(sql`${table.owner_id} is not null`),
    index('catalogue_modules_by_popularity')
      .on(table.company_id, table.popularity.desc())
      .where(sql`${table.popularity} > 0`),
  ],
);

export const catalogueFeatures = pgTable(
  'catalogue_features',
  {
    ...entryColumns(),
    ...searchColumns(),
    ...completenessColumns(),
    gaps: gapsOf(gapsOfOwned),
    /** The same as that of the module, so that codes are unique in a company. */
    catalogue_company_id: uuid().notNull(),
    module_id: uuid().notNull(),
    status: text({ enum: entryStatuses }).notNull().default('active'),
    field_count: integer().notNull().default(0),
    /** Of a table of a source: its number in the database, which renaming does not change. */
    native_id: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('catalogue_features_code_is_unique').on(
      table.company_id,
      table.catalogue_company_id,
      table.code,
    ),
    belongsTo(catalogueModules, {
      name: 'catalogue_features_are_of_module',
      from: table,
      by: 'module_id',
    }),
    refersTo(employees, {
      name: 'catalogue_features_owner_is_employee',
      from: table,
      by: 'owner_id',
    }),
    index('catalogue_features_by_module').on(table.company_id, table.module_id, table.code),
    index('catalogue_features_by_code').on(table.company_id, table.code),
    index('catalogue_features_by_origin').on(table.company_id, table.origin_id),
    index('catalogue_features_by_gaps')
      .on(table.company_id, table.catalogue_company_id, table.module_id, table.id, table.gaps)
      .where(sql`${table.gaps} > 0`),
    index('catalogue_features_by_terms').using('gin', table.terms),
    index('catalogue_features_by_owner')
      .on(table.company_id, table.owner_id)
      .where(sql`${table.owner_id} is not null`),
    index('catalogue_features_by_popularity')
      .on(table.company_id, table.popularity.desc())
      .where(sql`${table.popularity} > 0`),
  ],
);

/** An engine that the output of a process needs. */
export interface EngineDependency {
  readonly engine_code: string;
  readonly required: boolean;
}

/** Whether a field belongs to the random sample of one in 32, by its id, that searches read first. */
export function isSampled(id: PgColumn): SQL {
  return sql`get_byte(uuid_send(${id}), 15) < 8`;
}

/** Fields of all three levels; what a level does not have is empty. */
export const catalogueFields = pgTable(
  'catalogue_fields',
  {
    ...entryColumns(),
    ...searchColumns(),
    feature_id: uuid().notNull(),
    /** The same as that of the feature, so that a search within a module reads nothing else. */
    module_id: uuid().notNull(),
    catalogue_company_id: uuid().notNull(),
    level: text({ enum: fieldLevels }).notNull(),
    /** Its position among the fields of its feature and level. */
    ordinal: integer().notNull(),
    status: text({ enum: [...entryStatuses, ...outputStatuses] })
      .notNull()
      .default('active'),
    type: text({ enum: fieldTypes }),
    /** The name in the database of a source, with length or precision. */
    native_type: text().notNull().default(''),
    /** Other facts from that database, such as keys and defaults. */
    native_notes: text().notNull().default(''),
    is_required: boolean().notNull().default(false),
    sample_value: text().notNull().default(''),
    is_read_only: boolean().notNull().default(false),
    default_value: text().notNull().default(''),
    /** One on each line. */
    choices: text().notNull().default(''),
    /** How its value is computed, or where it is taken from. */
    formula: text().notNull().default(''),
    /** When it is shown or required. */
    condition: text().notNull().default(''),
    /** A feature of another company or system that it refers to, as that calls it. */
    external_target: text().notNull().default(''),
    /** Codes of the feature and of the field that this one refers to, as given. */
    target_table: text(),
    target_field: text(),
    /** The field with these codes; null if there is none, and the relation is broken. */
    target_field_id: uuid(),
    engine_code: text(),
    dependencies: jsonb().$type<readonly EngineDependency[]>().notNull().default([]),
    used_in: text({ enum: deliveryUses }).array().notNull().default([]),
    /** Whether the registry has no engine of its code, and the catalogue no field that it is made of. */
    engine_unknown: boolean().notNull().default(false),
    inputs_broken: boolean().notNull().default(false),
    gaps: gapsOf(gapsOfFields),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('catalogue_fields_code_is_unique').on(
      table.company_id,
      table.feature_id,
      table.level,
      table.code,
    ),
    belongsTo(catalogueFeatures, {
      name: 'catalogue_fields_are_of_feature',
      from: table,
      by: 'feature_id',
    }),
    refersTo(employees, {
      name: 'catalogue_fields_owner_is_employee',
      from: table,
      by: 'owner_id',
    }),
    index('catalogue_fields_by_module').on(table.company_id, table.module_id),
    index('catalogue_fields_by_origin').on(table.company_id, table.origin_id),
    index('catalogue_fields_by_target')
      .on(table.company_id, table.target_field_id)
      .where(sql`${table.target_field_id} is not null`),
    index('catalogue_fields_by_engine')
      .on(table.company_id, table.engine_code)
      .where(sql`${table.engine_code} is not null`),
    index('catalogue_fields_by_dependency')
      .using('gin', sql`${table.dependencies} jsonb_path_ops`)
      .where(sql`${table.dependencies} <> '[]'::jsonb`),
    index('catalogue_fields_by_gaps')
      .on(
        table.company_id,
        table.catalogue_company_id,
        table.module_id,
        table.feature_id,
        table.id,
        table.gaps,
      )
      .where(sql`${table.gaps} > 0`),
    // Few of a million fields may have a certain gap: they are found without reading the others.
    index('catalogue_fields_by_kind_of_gap')
      .on(table.company_id, table.gaps, table.catalogue_company_id)
      .where(sql`${table.gaps} > 0`),
    index('catalogue_fields_by_terms').using('gin', table.terms),
    index('catalogue_fields_by_owner')
      .on(table.company_id, table.owner_id)
      .where(sql`${table.owner_id} is not null`),
    index('catalogue_fields_sampled_by_terms').using('gin', table.terms).where(isSampled(table.id)),
    index('catalogue_fields_by_popularity')
      .on(table.company_id, table.popularity.desc())
      .where(sql`${table.popularity} > 0`),
  ],
);

/** Which fields the output of a process, or an analytic field, is made of. */
export const catalogueInputs = pgTable(
  'catalogue_inputs',
  {
    company_id: integer().notNull(),
    /** The output or analytic field. */
    field_id: uuid().notNull(),
    /** Codes of the feature and of the field that it is made of, as given. */
    feature: text().notNull(),
    field: text().notNull(),
    /** The field with these codes; null if there is none, and the relation is broken. */
    input_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.field_id, table.feature, table.field] }),
    belongsTo(catalogueFields, {
      name: 'catalogue_inputs_are_of_field',
      from: table,
      by: 'field_id',
    }),
    index('catalogue_inputs_by_input').on(table.company_id, table.input_id),
  ],
);
