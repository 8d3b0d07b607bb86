import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';

/** Accounts for which signing in failed, by the place it was tried from; names that do not exist count alike. */
export const failuresByPlace = pgTable(
  'sign_in_failures_by_place',
  {
    place: text().notNull(),
    account: text().notNull(),
    /** When it failed last. */
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.account] })],
);
