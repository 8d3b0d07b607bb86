import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';
import { sows } from '../records/sows.tables.ts';

/** Comments on SOWs and their stages; their ids are in the order of writing. */
export const sowComments = pgTable(
  'sow_comments',
  {
    ...companyOwned(),
    sow_id: uuid().notNull(),
    stage_number: integer(),
    text: text().notNull(),
    /** Employees. */
    mentions: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    author_id: uuid().notNull(),
    author_employee: integer(),
    created_at: instantNow(),
    edited_at: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(sows, { name: 'sow_comments_of_sow', from: table, by: 'sow_id' }),
    index('sow_comments_by_sow').on(table.company_id, table.sow_id, table.id),
  ],
);
