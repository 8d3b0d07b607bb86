import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TextParameters } from '#platform/contract/errors.ts';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import { companyOwned, instant, instantNow } from '../database/columns.ts';

/** The notices of each person. Ids give the order, as they are made at the time of the notice. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    ...companyOwned(),
    user_id: uuid().notNull(),
    tone: text({ enum: INBOX_TONES }).notNull(),
    text: text().notNull(),
    parameters: jsonb().$type<TextParameters>().notNull(),
    entity: text().notNull(),
    entity_id: text().notNull(),
    within: text(),
    at: instantNow(),
    read_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('inbox_items_of_person').on(table.company_id, table.user_id, table.id),
    index('inbox_items_unread')
      .on(table.company_id, table.user_id)
      .where(sql`${table.read_at} is null`),
  ],
);
