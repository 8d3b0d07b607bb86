import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Numbers of calls by frequent callers, for each process that counted them; unlogged, as a crash may forget them. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** Who calls, and what where that has a limit of its own. */
    caller: text().notNull(),
    process: uuid().notNull(),
    calls: integer().notNull(),
    /** When counting begins again. */
    until: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.process] })],
);
