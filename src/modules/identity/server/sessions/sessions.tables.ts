import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, instantNow } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/ids.ts';
import { users } from '../credentials/credentials.tables.ts';

/** Sign-ins that have not ended. A row stays the same through all renewals of its refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refresh_hash: bytes().notNull(),
    /** The token before this one: valid for the same answer for some seconds, then a sign of theft. */
    previous_hash: bytes(),
    renewed_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    user_agent: text().notNull(),
    address: text().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    index('sessions_by_user').on(table.user_id),
    index('sessions_by_expiry').on(table.expires_at),
  ],
);

/** Keys this installation generated because its configuration has none. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: bytes().notNull(),
});
