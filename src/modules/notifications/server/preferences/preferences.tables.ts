import { foreignKey, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Preferences } from '#modules/notifications/contract/preferences.ts';
import { memberships } from '#modules/identity/server/memberships/memberships.tables.ts';

/** What each person does not want to be notified of, and when not. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    company_id: integer().notNull(),
    user_id: uuid().notNull(),
    mutes: jsonb().$type<Preferences['mutes']>().notNull(),
    quiet: jsonb().$type<Preferences['quiet']>(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    foreignKey({
      name: 'notification_preferences_of_member',
      columns: [table.company_id, table.user_id],
      foreignColumns: [memberships.company_id, memberships.user_id],
    }).onDelete('cascade'),
  ],
);
