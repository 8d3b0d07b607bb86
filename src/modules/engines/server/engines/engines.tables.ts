import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  belongsTo,
  companyOwned,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { engineStatuses, engineTypes } from '#modules/engines/contract/engine-status.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { usageOutcomes } from '#modules/engines/contract/usage.ts';
import { dependentKinds } from '#modules/engines/contract/uses.ts';

/** Engines: reusable units of logic. */
export const engines = pgTable(
  'engines',
  {
    ...companyOwned(),
    code: text().notNull(),
    /** The code in the spelling that searches use: codes that read alike are the same. */
    code_key: text().notNull(),
    name: text().notNull(),
    name_key: text().notNull(),
    type: text({ enum: engineTypes }).notNull(),
    status: text({ enum: engineStatuses }).notNull(),
    description: text().notNull(),
    logic: text().notNull(),
    tags: text().array().notNull(),
    /** The version which the logic is; all of them are in `engine_versions`. */
    version: integer().notNull().default(1),
    replacement_id: uuid(),
    retires_on: date({ mode: 'string' }),
    /** Code, name, description and tags in the spelling that searches use. */
    search_text: text().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    updated_by: uuid().notNull(),
    updated_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('engines_code_is_unique').on(table.company_id, table.code_key),
    refersTo(table, { name: 'engines_replacement', from: table, by: 'replacement_id' }),
    index('engines_by_name').on(table.company_id, sql`${table.name} collate "und-x-icu"`, table.id),
    index('engines_by_name_key').on(table.company_id, table.name_key),
    index('engines_by_creation').on(table.company_id, table.created_at, table.id),
    index('engines_by_change').on(table.company_id, table.updated_at, table.id),
    index('engines_by_type').on(table.company_id, table.type, table.created_at, table.id),
    index('engines_by_status').on(table.company_id, table.status, table.created_at, table.id),
    index('engines_by_replacement').on(table.company_id, table.replacement_id),
    index('engines_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Every logic which an engine has had. They are never changed. */
export const engineVersions = pgTable(
  'engine_versions',
  {
    company_id: integer().notNull(),
    engine_id: uuid().notNull(),
    number: integer().notNull(),
    logic: text().notNull(),
    note: text().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.engine_id, table.number] }),
    belongsTo(engines, { name: 'engine_versions_of_engine', from: table, by: 'engine_id' }),
  ],
);

/** The parts that an engine is made of. */
export const engineSubFunctions = pgTable(
  'engine_sub_functions',
  {
    ...companyOwned(),
    engine_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('engine_sub_functions_name_is_unique').on(table.company_id, table.engine_id, table.name),
    belongsTo(engines, { name: 'engine_sub_functions_of_engine', from: table, by: 'engine_id' }),
  ],
);

/** What uses engines. The module of what uses them writes these rows, in the transaction of its own change. */
export const engineUses = pgTable(
  'engine_uses',
  {
    company_id: integer().notNull(),
    engine_id: uuid().notNull(),
    kind: text({ enum: dependentKinds }).notNull(),
    dependent_id: uuid().notNull(),
    code: text().notNull(),
    name_th: text().notNull(),
    name_en: text().notNull(),
    module_code: text(),
    feature_code: text(),
    link: text().notNull(),
    required: boolean().notNull(),
    since: instantNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.company_id, table.engine_id, table.kind, table.dependent_id],
    }),
    // No cascade: an engine in use is not deleted.
    refersTo(engines, { name: 'engine_uses_of_engine', from: table, by: 'engine_id' }),
    index('engine_uses_by_dependent').on(table.company_id, table.kind, table.dependent_id),
  ],
);

/** When engines were used, as the programs report that run them. */
export const engineUsageLogs = pgTable(
  'engine_usage_logs',
  {
    ...companyOwned(),
    engine_id: uuid().notNull(),
    used_at: instantNow(),
    feature: text().notNull(),
    outcome: text({ enum: usageOutcomes }).notNull(),
    duration_ms: integer(),
    note: text().notNull(),
    version: integer().notNull(),
    reported_by: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(engines, { name: 'engine_usage_logs_of_engine', from: table, by: 'engine_id' }),
    index('engine_usage_logs_by_engine').on(table.company_id, table.engine_id, table.used_at),
  ],
);

export const engineAttachments = pgTable(
  'engine_attachments',
  {
    ...companyOwned(),
    engine_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(engines, { name: 'engine_attachments_of_engine', from: table, by: 'engine_id' }),
    belongsTo(storedFiles, {
      name: 'engine_attachments_stored_file',
      from: table,
      by: 'stored_file_id',
    }),
    index('engine_attachments_by_engine').on(table.company_id, table.engine_id, table.id),
  ],
);
