import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#platform/server/database/columns.ts';
import { users } from '../credentials/credentials.tables.ts';

/** Rights to one download each, for links that carry no token. */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    hash: bytes().primaryKey(),
    company_id: integer().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What may be downloaded, as the module that serves it calls it. */
    subject: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('download_tickets_by_expiry').on(table.expires_at)],
);
