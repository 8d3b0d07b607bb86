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
import { CHANNEL_HEALTH, type ChannelSettings } from '#modules/notifications/contract/channels.ts';
import { instant, timestamps } from '#platform/server/database/columns.ts';

/** How a company sends on each channel. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    company_id: integer().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    enabled: boolean().notNull().default(false),
    settings: jsonb().$type<ChannelSettings>().notNull(),
    /** Credentials, sealed; never answered. */
    sealed: text(),
    per_minute: integer().notNull(),
    health: text({ enum: CHANNEL_HEALTH }).notNull().default('untested'),
    /** What the provider said last. */
    health_reason: text(),
    health_at: instant(),
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
