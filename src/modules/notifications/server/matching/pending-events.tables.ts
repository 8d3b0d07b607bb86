import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instantNow } from '#platform/server/database/columns.ts';

/**
 * Events that some setting in force is about and that have not been matched yet. A trigger of the event log
 * writes them, in the transaction of the event; the worker that matches one deletes it together with what it writes.
 */
export const notificationPendingEvents = pgTable(
  'notification_pending_events',
  {
    company_id: integer().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    /** How often matching it failed. */
    failures: integer().notNull().default(0),
    due_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.sequence] }),
    index('notification_pending_events_due').on(table.due_at),
  ],
);
