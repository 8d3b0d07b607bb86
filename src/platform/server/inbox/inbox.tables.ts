import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TextParameters } from '#platform/contract/errors.ts';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import { companyOwned, instant } from '../database/columns.ts';

/** What each person was told. Ids tell the order, as they are made when it is told. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    ...companyOwned(),
    userId: uuid('user_id').notNull(),
    tone: text('tone', { enum: INBOX_TONES }).notNull(),
    text: text('text').notNull(),
    parameters: jsonb('parameters').$type<TextParameters>().notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    within: text('within'),
    at: instant('at').notNull().defaultNow(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('inbox_items_of_person').on(table.companyId, table.userId, table.id),
    index('inbox_items_unread')
      .on(table.companyId, table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
