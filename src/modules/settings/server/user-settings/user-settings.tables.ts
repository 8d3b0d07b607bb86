import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/identity/server/credentials/credentials.tables.ts';
import {
  APPEARANCES,
  DENSITIES,
  TIME_ZONES,
  TOURS,
} from '#modules/settings/contract/user-settings.ts';
import { THEMES } from '#modules/companies/contract/themes.ts';
import { SIDEBAR_GROUPS } from '#platform/contract/sidebar-groups.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { timestamps } from '#platform/server/database/columns.ts';

/** What people have chosen; people with only defaults have no row. */
export const userSettings = pgTable('user_settings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lang: text({ enum: LANGUAGES }).notNull(),
  timezone: text({ enum: TIME_ZONES }).notNull(),
  appearance: text({ enum: APPEARANCES }).notNull(),
  density: text({ enum: DENSITIES }).notNull().default('comfortable'),
  theme: text({ enum: THEMES }),
  folded_groups: text({ enum: SIDEBAR_GROUPS }).array().notNull().default([]),
  seen_tours: text({ enum: TOURS }).array().notNull().default([]),
  ...timestamps(),
});
