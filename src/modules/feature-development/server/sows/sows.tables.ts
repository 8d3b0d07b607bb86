import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueFeatures } from '#modules/catalogue/server/catalogue.tables.ts';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { sowStatuses } from '#modules/feature-development/contract/statuses.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { sops } from '../sops/sops.tables.ts';
import { valueStreams } from '../value-streams/value-streams.tables.ts';

/** Statements of work. Phase and progress follow from the current stage. */
export const sows = pgTable(
  'sows',
  {
    ...companyOwned(),
    sopId: uuid('sop_id').notNull(),
    /** That of its SOP. */
    valueStreamId: uuid('value_stream_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    assigneeId: integer('assignee_id'),
    manualStatus: text('manual_status', { enum: sowStatuses }).notNull(),
    /** The last completed stage: all before it are complete, none after it is. */
    currentStage: integer('current_stage').notNull().default(0),
    /** When the stage after the current one was started; null while it waits. */
    stageStartedAt: instant('stage_started_at'),
    /** Since when it stands where it stands: its stage was started, the one before completed, or it was rolled back. */
    standsSince: instant('stands_since').notNull().defaultNow(),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    tags: text('tags').array().notNull(),
    featureId: uuid('feature_id'),
    /** Raised by each edit and each command. */
    version: integer('version').notNull().default(1),
    updatedBy: uuid('updated_by').notNull(),
    updatedByEmployee: integer('updated_by_employee'),
    /** Name, description and tags in the spelling that searches use. */
    searchText: text('search_text').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'sows_of_sop',
      columns: [table.companyId, table.sopId],
      foreignColumns: [sops.companyId, sops.id],
    }),
    foreignKey({
      name: 'sows_of_value_stream',
      columns: [table.companyId, table.valueStreamId],
      foreignColumns: [valueStreams.companyId, valueStreams.id],
    }),
    foreignKey({
      name: 'sows_assignee',
      columns: [table.companyId, table.assigneeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    foreignKey({
      name: 'sows_feature',
      columns: [table.companyId, table.featureId],
      foreignColumns: [catalogueFeatures.companyId, catalogueFeatures.id],
    }),
    index('sows_by_creation').on(table.companyId, table.createdAt, table.id),
    index('sows_by_change').on(table.companyId, table.updatedAt, table.id),
    index('sows_by_name').on(table.companyId, sql`${table.name} collate "und-x-icu"`, table.id),
    index('sows_by_sop').on(table.companyId, table.sopId, table.createdAt, table.id),
    index('sows_by_value_stream').on(
      table.companyId,
      table.valueStreamId,
      table.createdAt,
      table.id,
    ),
    index('sows_by_stage').on(table.companyId, table.currentStage, table.createdAt, table.id),
    index('sows_by_status').on(table.companyId, table.manualStatus, table.createdAt, table.id),
    index('sows_by_assignee').on(table.companyId, table.assigneeId, table.createdAt, table.id),
    index('sows_by_due_date').on(table.companyId, table.dueDate, table.id),
    index('sows_by_feature').on(table.companyId, table.featureId),
    index('sows_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
