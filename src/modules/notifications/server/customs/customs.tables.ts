import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import type {
  CustomChannel,
  OutsideRecipient,
} from '#modules/notifications/contract/custom-content.ts';
import { customStages } from '#modules/notifications/contract/custom-stages.ts';
import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';

/** Messages that people write and send themselves, once. */
export const notificationCustoms = pgTable(
  'notification_customs',
  {
    ...companyOwned(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    status: text({ enum: settingStatuses }).notNull().default('Active'),
    stage: text({ enum: customStages }).notNull().default('draft'),
    channels: jsonb().$type<CustomChannel[]>().notNull(),
    recipients: jsonb().$type<CollectionRow[]>().notNull(),
    recipient_excepts: jsonb().$type<CollectionRow[]>().notNull(),
    recipient_others: jsonb().$type<OutsideRecipient[]>().notNull(),
    critical: boolean().notNull().default(false),
    /** When it goes out, and on whose behalf. */
    send_at: instant(),
    sent_by: uuid(),
    sent_by_employee: integer(),
    started_at: instant(),
    /** When the last of it had gone out, or had been stopped. */
    finished_at: instant(),
    /** How many people it goes to. */
    people: integer(),
    /** How far the outbox is filled: the last employee, and how many of the others. */
    expanded_employee: integer().notNull().default(0),
    expanded_others: integer().notNull().default(0),
    is_expanded: boolean().notNull().default(false),
    search_text: text().notNull(),
    created_by: uuid(),
    created_by_employee: integer(),
    updated_by: uuid(),
    updated_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('notification_customs_code_is_unique').on(table.company_id, table.code),
    index('notification_customs_by_creation').on(table.company_id, table.created_at, table.id),
    index('notification_customs_on_the_way')
      .on(table.company_id, table.id)
      .where(sql`started_at is not null and finished_at is null or stage = 'scheduled'`),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);
