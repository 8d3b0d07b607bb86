import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import {
  priorities,
  valueStreamStatuses,
} from '#modules/feature-development/contract/record-statuses.ts';
import { companyOwned, refersTo } from '#platform/server/database/columns.ts';
import { editedColumns } from './edited-columns.ts';
import { statusColumns } from './status-columns.ts';

/** Value streams, with the sums of what is below. */
export const valueStreams = pgTable(
  'value_streams',
  {
    ...companyOwned(),
    name: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull(),
    ...statusColumns({
      statuses: valueStreamStatuses,
      names: {
        not_started: sql`'Open'`,
        in_progress: sql`'In Progress'`,
        done: sql`'Complete'`,
      },
      all: sql`total_sows`,
      begun: sql`started_sows`,
      done: sql`completed_sows`,
    }),
    priority: text({ enum: priorities }).notNull(),
    owner_id: integer(),
    notes: text().notNull(),
    start_date: date({ mode: 'string' }),
    end_date: date({ mode: 'string' }),
    due_date: date({ mode: 'string' }),
    sop_count: integer().notNull().default(0),
    /** Of the SOPs' progress, in hundredths of a percent. */
    sop_progress_sum: integer().notNull().default(0),
    /** Average of its SOPs, in hundredths of a percent; computed by the database. */
    progress: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(round(sop_progress_sum::numeric / nullif(sop_count, 0)), 0)`),
    total_sows: integer().notNull().default(0),
    /** On which work has begun, delivered or not. */
    started_sows: integer().notNull().default(0),
    completed_sows: integer().notNull().default(0),
    ...editedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(employees, { name: 'value_streams_owner', from: table, by: 'owner_id' }),
    index('value_streams_by_creation').on(table.company_id, table.created_at, table.id),
    index('value_streams_by_owner').on(table.company_id, table.owner_id),
    index('value_streams_by_due_date').on(table.company_id, table.due_date, table.id),
    index('value_streams_by_change').on(table.company_id, table.updated_at, table.id),
    index('value_streams_by_tag').using('gin', table.tags),
    index('value_streams_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
