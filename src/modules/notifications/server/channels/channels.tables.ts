import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { CHANNEL_HEALTH } from '#modules/notifications/contract/channel-health.ts';
import { instant, timestamps } from '#platform/server/database/columns.ts';

/** How a company sends on each channel. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    company_id: integer().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    enabled: boolean().notNull().default(false),
    /** What is not secret, by the schema of the channel. */
    settings: jsonb().$type<object>().notNull(),
    /** Credentials, sealed; never answered. */
    sealed: text(),
    per_minute: integer().notNull(),
    health: text({ enum: CHANNEL_HEALTH }).notNull().default('untested'),
    /** What the provider said last. */
    health_reason: text(),
    health_at: instant(),
    /** How many attempts failed in a row because of the channel, and when the next one tries it. */
    failures: integer().notNull().default(0),
    retry_at: instant(),
    /** Until when what was sent uses up the limit. */
    used_until: instant(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.channel] }),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);

/** What holds for all sending of a company. */
export const notificationCompanies = pgTable(
  'notification_companies',
  {
    company_id: integer().primaryKey(),
    /** Since when an administrator has stopped all sending. */
    stopped_at: instant(),
  },
  (table) => [foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] })],
);
