import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import { sows } from '../sows/sows.tables.ts';

/** What was said about SOWs and their stages. Ids tell the order, as they are made when it is said. */
export const sowComments = pgTable(
  'sow_comments',
  {
    ...companyOwned(),
    sowId: uuid('sow_id').notNull(),
    stageNumber: integer('stage_number'),
    text: text('text').notNull(),
    /** Employees. */
    mentions: integer('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    authorId: uuid('author_id').notNull(),
    authorEmployee: integer('author_employee'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'sow_comments_of_sow',
      columns: [table.companyId, table.sowId],
      foreignColumns: [sows.companyId, sows.id],
    }).onDelete('cascade'),
    index('sow_comments_by_sow').on(table.companyId, table.sowId, table.id),
  ],
);
