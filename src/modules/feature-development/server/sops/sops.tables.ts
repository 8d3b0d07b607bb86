import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sopStatuses } from '#modules/feature-development/contract/statuses.ts';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';
import { valueStreams } from '../value-streams/value-streams.tables.ts';

/** Standard operating procedures, with the sums of their SOWs. */
export const sops = pgTable(
  'sops',
  {
    ...companyOwned(),
    valueStreamId: uuid('value_stream_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    manualStatus: text('manual_status', { enum: sopStatuses }).notNull(),
    sowCount: integer('sow_count').notNull().default(0),
    /** Of the SOWs' progress, in percent. */
    sowProgressSum: integer('sow_progress_sum').notNull().default(0),
    /** Average of its SOWs, in hundredths of a percent; the database keeps it true to its sum. */
    progress: integer('progress')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(round(sow_progress_sum * 100::numeric / nullif(sow_count, 0)), 0)`,
      ),
    completedSows: integer('completed_sows').notNull().default(0),
    /** Raised by each edit, not by what happens below. */
    version: integer('version').notNull().default(1),
    updatedBy: uuid('updated_by').notNull(),
    updatedByEmployee: integer('updated_by_employee'),
    /** Name and description in the spelling that searches use. */
    searchText: text('search_text').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // No cascade: what hangs below is deleted on purpose.
    foreignKey({
      name: 'sops_of_value_stream',
      columns: [table.companyId, table.valueStreamId],
      foreignColumns: [valueStreams.companyId, valueStreams.id],
    }),
    index('sops_by_creation').on(table.companyId, table.createdAt, table.id),
    index('sops_by_value_stream').on(
      table.companyId,
      table.valueStreamId,
      table.createdAt,
      table.id,
    ),
    index('sops_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
