import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, instantNow } from '#platform/server/database/columns.ts';
import { sows } from './sows.tables.ts';

/** Which SOW waits for which; there are no circles. */
export const sowRelations = pgTable(
  'sow_relations',
  {
    company_id: integer().notNull(),
    /** The one that waits. */
    blocked_id: uuid().notNull(),
    /** The one that comes first. */
    blocker_id: uuid().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.blocked_id, table.blocker_id] }),
    belongsTo(sows, { name: 'sow_relations_blocked', from: table, by: 'blocked_id' }),
    belongsTo(sows, { name: 'sow_relations_blocker', from: table, by: 'blocker_id' }),
    index('sow_relations_by_blocker').on(table.company_id, table.blocker_id),
  ],
);
