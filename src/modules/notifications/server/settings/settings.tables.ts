import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import {
  belongsTo,
  companyOwned,
  instantNow,
  timestamps,
} from '#platform/server/database/columns.ts';

/** Whom a company notifies of which events. What is edited is the draft; what is in force is a version. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    ...companyOwned(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    status: text({ enum: settingStatuses }).notNull().default('Inactive'),
    /** Of the draft. */
    event: text().notNull(),
    draft: jsonb().$type<SettingInfo>().notNull(),
    live_version: integer(),
    /** Of the live version: what the trigger of the event log looks up. */
    live_event: text(),
    /** Which of the settings that come with the application it is. */
    default_key: text(),
    /** Why the application switched it off: the key of a text, and what stands in it. */
    switched_off: jsonb().$type<{ code: string; parameters: TextParameters }>(),
    search_text: text().notNull(),
    created_by: uuid(),
    created_by_employee: integer(),
    updated_by: uuid(),
    updated_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('notification_settings_code_is_unique').on(table.company_id, table.code),
    uniqueIndex('notification_settings_default_once')
      .on(table.company_id, table.default_key)
      .where(sql`${table.default_key} is not null`),
    index('notification_settings_in_force')
      .on(table.company_id, table.live_event)
      .where(sql`${table.status} = 'Active'`),
    index('notification_settings_by_creation').on(table.company_id, table.created_at, table.id),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);

/** What a setting was each time it came into force. Never changed. */
export const notificationSettingVersions = pgTable(
  'notification_setting_versions',
  {
    company_id: integer().notNull(),
    setting_id: uuid().notNull(),
    number: integer().notNull(),
    event: text().notNull(),
    info: jsonb().$type<SettingInfo>().notNull(),
    created_at: instantNow(),
    created_by: uuid(),
    created_by_employee: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.setting_id, table.number] }),
    belongsTo(notificationSettings, {
      name: 'notification_setting_versions_of_setting',
      from: table,
      by: 'setting_id',
    }),
  ],
);
