import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { engineStatuses, engineTypes } from '#modules/engines/contract/engine-status.ts';
import { dependentKinds } from '#modules/engines/contract/engine-use.ts';
import { usageOutcomes } from '#modules/engines/contract/engine-parts.routes.ts';

/** Engines: reusable units of logic. */
export const engines = pgTable(
  'engines',
  {
    ...companyOwned(),
    code: text('code').notNull(),
    /** The code in the spelling that searches use: codes that read alike are the same. */
    codeKey: text('code_key').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    type: text('type', { enum: engineTypes }).notNull(),
    status: text('status', { enum: engineStatuses }).notNull(),
    description: text('description').notNull(),
    logic: text('logic').notNull(),
    tags: text('tags').array().notNull(),
    /** The version which the logic is; all of them are in `engine_versions`. */
    version: integer('version').notNull().default(1),
    replacementId: uuid('replacement_id'),
    retiresOn: date('retires_on', { mode: 'string' }),
    /** Code, name, description and tags in the spelling that searches use. */
    searchText: text('search_text').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdByEmployee: integer('created_by_employee'),
    updatedBy: uuid('updated_by').notNull(),
    updatedByEmployee: integer('updated_by_employee'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('engines_code_is_unique').on(table.companyId, table.codeKey),
    foreignKey({
      name: 'engines_replacement',
      columns: [table.companyId, table.replacementId],
      foreignColumns: [table.companyId, table.id],
    }),
    index('engines_by_name').on(table.companyId, sql`${table.name} collate "und-x-icu"`, table.id),
    index('engines_by_name_key').on(table.companyId, table.nameKey),
    index('engines_by_creation').on(table.companyId, table.createdAt, table.id),
    index('engines_by_change').on(table.companyId, table.updatedAt, table.id),
    index('engines_by_type').on(table.companyId, table.type, table.createdAt, table.id),
    index('engines_by_status').on(table.companyId, table.status, table.createdAt, table.id),
    index('engines_by_replacement').on(table.companyId, table.replacementId),
    index('engines_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Every logic which an engine has had. They are never changed. */
export const engineVersions = pgTable(
  'engine_versions',
  {
    companyId: integer('company_id').notNull(),
    engineId: uuid('engine_id').notNull(),
    number: integer('number').notNull(),
    logic: text('logic').notNull(),
    note: text('note').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdByEmployee: integer('created_by_employee'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.engineId, table.number] }),
    foreignKey({
      name: 'engine_versions_of_engine',
      columns: [table.companyId, table.engineId],
      foreignColumns: [engines.companyId, engines.id],
    }).onDelete('cascade'),
  ],
);

/** The parts that an engine is made of. */
export const engineSubFunctions = pgTable(
  'engine_sub_functions',
  {
    ...companyOwned(),
    engineId: uuid('engine_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('engine_sub_functions_name_is_unique').on(table.companyId, table.engineId, table.name),
    foreignKey({
      name: 'engine_sub_functions_of_engine',
      columns: [table.companyId, table.engineId],
      foreignColumns: [engines.companyId, engines.id],
    }).onDelete('cascade'),
  ],
);

/** What uses engines. Whoever owns the using thing writes its rows, in the transaction of its own change. */
export const engineUses = pgTable(
  'engine_uses',
  {
    companyId: integer('company_id').notNull(),
    engineId: uuid('engine_id').notNull(),
    kind: text('kind', { enum: dependentKinds }).notNull(),
    dependentId: uuid('dependent_id').notNull(),
    code: text('code').notNull(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    moduleCode: text('module_code'),
    featureCode: text('feature_code'),
    link: text('link').notNull(),
    required: boolean('required').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.engineId, table.kind, table.dependentId],
    }),
    // No cascade: an engine in use is not deleted.
    foreignKey({
      name: 'engine_uses_of_engine',
      columns: [table.companyId, table.engineId],
      foreignColumns: [engines.companyId, engines.id],
    }),
    index('engine_uses_by_dependent').on(table.companyId, table.kind, table.dependentId),
  ],
);

/** When engines were used, as the programs report that run them. */
export const engineUsageLogs = pgTable(
  'engine_usage_logs',
  {
    ...companyOwned(),
    engineId: uuid('engine_id').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
    feature: text('feature').notNull(),
    outcome: text('outcome', { enum: usageOutcomes }).notNull(),
    durationMs: integer('duration_ms'),
    note: text('note').notNull(),
    version: integer('version').notNull(),
    reportedBy: uuid('reported_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'engine_usage_logs_of_engine',
      columns: [table.companyId, table.engineId],
      foreignColumns: [engines.companyId, engines.id],
    }).onDelete('cascade'),
    index('engine_usage_logs_by_engine').on(table.companyId, table.engineId, table.usedAt),
  ],
);
