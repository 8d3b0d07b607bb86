import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entryKinds } from '#modules/catalogue/contract/entry.ts';

/** Who wants to be told of changes of which entries. */
export const catalogueFollowers = pgTable(
  'catalogue_followers',
  {
    companyId: integer('company_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    entryId: uuid('entry_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.entryId, table.userId] })],
);
