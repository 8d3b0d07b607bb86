import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entryKinds } from '#modules/catalogue/contract/entry-kinds.ts';

export const catalogueFollowers = pgTable(
  'catalogue_followers',
  {
    company_id: integer().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    entry_id: uuid().notNull(),
    user_id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.entry_id, table.user_id] })],
);
