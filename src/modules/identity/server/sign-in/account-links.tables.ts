import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LINK_PURPOSES } from '#modules/identity/contract/sign-in.ts';
import { bytes, instant } from '#platform/server/database/columns.ts';
import { users } from '../credentials/credentials.tables.ts';

/** Rights to choose a password once, by a link. Only hashes are stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: bytes().primaryKey(),
    /** One at a time: a new link replaces the previous one. */
    user_id: uuid()
      .notNull()
      .unique('account_links_one_for_each_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('account_links_by_expiry').on(table.expires_at)],
);
