import {
  bigint,
  boolean,
  foreignKey,
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
} from '#modules/catalogue/contract/entry.ts';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { instant } from '#platform/server/database/columns.ts';
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
    status: text('status', { enum: entryStatuses }).notNull().default('active'),
    totalModules: integer('total_modules').notNull().default(0),
    activeModules: integer('active_modules').notNull().default(0),
    totalFeatures: integer('total_features').notNull().default(0),
    totalFields: integer('total_fields').notNull().default(0),
    activeProcesses: integer('active_processes').notNull().default(0),
    analytics: integer('analytics').notNull().default(0),
    figuresAt: instant('figures_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('catalogue_companies_code_is_unique').on(table.companyId, table.code),
    foreignKey({
      name: 'catalogue_companies_owner_is_employee',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
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
    catalogueCompanyId: uuid('catalogue_company_id').notNull(),
    status: text('status', { enum: entryStatuses }).notNull().default('active'),
    featureCount: integer('feature_count').notNull().default(0),
    fieldCount: integer('field_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('catalogue_modules_code_is_unique').on(
      table.companyId,
      table.catalogueCompanyId,
      table.code,
    ),
    foreignKey({
      name: 'catalogue_modules_are_of_company',
      columns: [table.companyId, table.catalogueCompanyId],
      foreignColumns: [catalogueCompanies.companyId, catalogueCompanies.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'catalogue_modules_owner_is_employee',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('catalogue_modules_by_code').on(table.companyId, table.code),
    index('catalogue_modules_by_origin').on(table.companyId, table.originId),
    index('catalogue_modules_by_terms').using('gin', table.terms),
    index('catalogue_modules_by_popularity')
      .on(table.companyId, table.popularity.desc())
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
    /** That of the module, kept here so that codes are unique in a company. */
    catalogueCompanyId: uuid('catalogue_company_id').notNull(),
    moduleId: uuid('module_id').notNull(),
    status: text('status', { enum: entryStatuses }).notNull().default('active'),
    fieldCount: integer('field_count').notNull().default(0),
    /** Of a table of a source: the number that its database knows it by, whatever it is called. */
    nativeId: bigint('native_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('catalogue_features_code_is_unique').on(
      table.companyId,
      table.catalogueCompanyId,
      table.code,
    ),
    foreignKey({
      name: 'catalogue_features_are_of_module',
      columns: [table.companyId, table.moduleId],
      foreignColumns: [catalogueModules.companyId, catalogueModules.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'catalogue_features_owner_is_employee',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('catalogue_features_by_module').on(table.companyId, table.moduleId, table.code),
    index('catalogue_features_by_code').on(table.companyId, table.code),
    index('catalogue_features_by_origin').on(table.companyId, table.originId),
    index('catalogue_features_by_gaps')
      .on(table.companyId, table.catalogueCompanyId, table.moduleId, table.id, table.gaps)
      .where(sql`${table.gaps} > 0`),
    index('catalogue_features_by_terms').using('gin', table.terms),
    index('catalogue_features_by_popularity')
      .on(table.companyId, table.popularity.desc())
      .where(sql`${table.popularity} > 0`),
  ],
);

/** An engine that the output of a process needs. */
export interface EngineDependency {
  readonly engine_code: string;
  readonly required: boolean;
}

/** Whether a field is of the one in 32, picked by the chance in its id, that searches look through first. */
export function isSampled(id: PgColumn): SQL {
  return sql`get_byte(uuid_send(${id}), 15) < 8`;
}

/** Fields of all three levels; what a level does not know stays empty. */
export const catalogueFields = pgTable(
  'catalogue_fields',
  {
    ...entryColumns(),
    ...searchColumns(),
    featureId: uuid('feature_id').notNull(),
    /** That of the feature, so that a search within a module reads nothing else. */
    moduleId: uuid('module_id').notNull(),
    catalogueCompanyId: uuid('catalogue_company_id').notNull(),
    level: text('level', { enum: fieldLevels }).notNull(),
    /** Where it stands among the fields of its feature and level. */
    position: integer('ordinal').notNull(),
    status: text('status', { enum: [...entryStatuses, ...outputStatuses] })
      .notNull()
      .default('active'),
    type: text('type', { enum: fieldTypes }),
    /** As the database of a source calls it, with length or precision. */
    nativeType: text('native_type').notNull().default(''),
    /** What else it says of it: keys, what stands where nothing is given. */
    nativeNotes: text('native_notes').notNull().default(''),
    isRequired: boolean('is_required').notNull().default(false),
    sampleValue: text('sample_value').notNull().default(''),
    /** Code of the feature and of the field which this one refers to, as they were given. */
    targetTable: text('target_table'),
    targetField: text('target_field'),
    /** The field of those codes; null when there is none, and the relation is broken. */
    targetFieldId: uuid('target_field_id'),
    /** The engine that makes it, by its code. */
    engineCode: text('engine_code'),
    dependencies: jsonb('dependencies').$type<readonly EngineDependency[]>().notNull().default([]),
    usedIn: text('used_in', { enum: deliveryUses }).array().notNull().default([]),
    /** Whether the registry lacks an engine that it names, and the catalogue a field that it is made of. */
    engineUnknown: boolean('engine_unknown').notNull().default(false),
    inputsBroken: boolean('inputs_broken').notNull().default(false),
    gaps: gapsOf(gapsOfFields),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('catalogue_fields_code_is_unique').on(
      table.companyId,
      table.featureId,
      table.level,
      table.code,
    ),
    foreignKey({
      name: 'catalogue_fields_are_of_feature',
      columns: [table.companyId, table.featureId],
      foreignColumns: [catalogueFeatures.companyId, catalogueFeatures.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'catalogue_fields_owner_is_employee',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('catalogue_fields_by_module').on(table.companyId, table.moduleId),
    index('catalogue_fields_by_origin').on(table.companyId, table.originId),
    index('catalogue_fields_by_target')
      .on(table.companyId, table.targetFieldId)
      .where(sql`${table.targetFieldId} is not null`),
    index('catalogue_fields_by_engine')
      .on(table.companyId, table.engineCode)
      .where(sql`${table.engineCode} is not null`),
    index('catalogue_fields_by_dependency')
      .using('gin', sql`${table.dependencies} jsonb_path_ops`)
      .where(sql`${table.dependencies} <> '[]'::jsonb`),
    index('catalogue_fields_by_gaps')
      .on(
        table.companyId,
        table.catalogueCompanyId,
        table.moduleId,
        table.featureId,
        table.id,
        table.gaps,
      )
      .where(sql`${table.gaps} > 0`),
    // Few of a million may lack one thing: they are found without looking at the others.
    index('catalogue_fields_by_kind_of_gap')
      .on(table.companyId, table.gaps, table.catalogueCompanyId)
      .where(sql`${table.gaps} > 0`),
    index('catalogue_fields_by_terms').using('gin', table.terms),
    index('catalogue_fields_sampled_by_terms').using('gin', table.terms).where(isSampled(table.id)),
    index('catalogue_fields_by_popularity')
      .on(table.companyId, table.popularity.desc())
      .where(sql`${table.popularity} > 0`),
  ],
);

/** Which fields the output of a process, or what is delivered for analysis, is made of. */
export const catalogueInputs = pgTable(
  'catalogue_inputs',
  {
    companyId: integer('company_id').notNull(),
    /** What is made. */
    fieldId: uuid('field_id').notNull(),
    /** Codes of the feature and of the field that goes into it, as they were given. */
    feature: text('feature').notNull(),
    field: text('field').notNull(),
    /** The field of those codes; null when there is none, and the relation is broken. */
    inputId: uuid('input_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fieldId, table.feature, table.field] }),
    foreignKey({
      name: 'catalogue_inputs_are_of_field',
      columns: [table.companyId, table.fieldId],
      foreignColumns: [catalogueFields.companyId, catalogueFields.id],
    }).onDelete('cascade'),
    index('catalogue_inputs_by_input').on(table.companyId, table.inputId),
  ],
);
