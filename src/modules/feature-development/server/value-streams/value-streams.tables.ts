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
import { employees } from '#modules/directory/server/directory.tables.ts';
import { priorities, valueStreamStatuses } from '#modules/feature-development/contract/statuses.ts';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Value streams, with the sums of what hangs below. */
export const valueStreams = pgTable(
  'value_streams',
  {
    ...companyOwned(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    tags: text('tags').array().notNull(),
    manualStatus: text('manual_status', { enum: valueStreamStatuses }).notNull(),
    priority: text('priority', { enum: priorities }).notNull(),
    ownerId: integer('owner_id'),
    notes: text('notes').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    sopCount: integer('sop_count').notNull().default(0),
    /** Of the SOPs' progress, in hundredths of a percent. */
    sopProgressSum: integer('sop_progress_sum').notNull().default(0),
    /** Average of its SOPs, in hundredths of a percent; the database keeps it true to its sum. */
    progress: integer('progress')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(round(sop_progress_sum::numeric / nullif(sop_count, 0)), 0)`),
    totalSows: integer('total_sows').notNull().default(0),
    completedSows: integer('completed_sows').notNull().default(0),
    /** Raised by each edit, not by what happens below. */
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
      name: 'value_streams_owner',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('value_streams_by_creation').on(table.companyId, table.createdAt, table.id),
    index('value_streams_by_owner').on(table.companyId, table.ownerId),
    index('value_streams_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
