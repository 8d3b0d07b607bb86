import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sopStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { companyOwned, refersTo } from '#platform/server/database/columns.ts';
import { editedColumns } from './edited-columns.ts';
import { statusColumns } from './status-columns.ts';
import { valueStreams } from './value-streams.tables.ts';

/** Standard operating procedures, with the sums of their SOWs. */
export const sops = pgTable(
  'sops',
  {
    ...companyOwned(),
    value_stream_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    ...statusColumns({
      statuses: sopStatuses,
      names: {
        not_started: sql`'Pending'`,
        in_progress: sql`'In Progress'`,
        done: sql`'Completed'`,
      },
      all: sql`sow_count`,
      begun: sql`started_sows`,
      done: sql`completed_sows`,
    }),
    sow_count: integer().notNull().default(0),
    /** On which work has begun, delivered or not. */
    started_sows: integer().notNull().default(0),
    /** Of the SOWs' progress, in percent. */
    sow_progress_sum: integer().notNull().default(0),
    /** Average of its SOWs, in hundredths of a percent; computed by the database. */
    progress: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(round(sow_progress_sum * 100::numeric / nullif(sow_count, 0)), 0)`,
      ),
    completed_sows: integer().notNull().default(0),
    ...editedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    // No cascade: what is below is deleted explicitly, with its events.
    refersTo(valueStreams, { name: 'sops_of_value_stream', from: table, by: 'value_stream_id' }),
    index('sops_by_creation').on(table.company_id, table.created_at, table.id),
    index('sops_by_value_stream').on(
      table.company_id,
      table.value_stream_id,
      table.created_at,
      table.id,
    ),
    index('sops_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
