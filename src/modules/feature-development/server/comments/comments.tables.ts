import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
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
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    edited_at: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'sow_comments_of_sow',
      columns: [table.company_id, table.sow_id],
      foreignColumns: [sows.company_id, sows.id],
    }).onDelete('cascade'),
    index('sow_comments_by_sow').on(table.company_id, table.sow_id, table.id),
  ],
);
