import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { DELIVERY_REASONS, DELIVERY_STATES } from '#modules/notifications/contract/records.ts';
import { INBOX_TONES } from '#platform/contract/inbox.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import {
  belongsTo,
  companyOwned,
  instant,
  instantNow,
  refersTo,
} from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';

/** What one setting, in one version, or one message sent on one channel because of one cause. */
export const notificationRecords = pgTable(
  'notification_records',
  {
    ...companyOwned(),
    code: text().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** Whose message it is, of which version, and why: an event's number, or a run of a message. */
    setting_id: uuid(),
    custom_id: uuid(),
    version: integer().notNull(),
    cause: text().notNull(),
    event_sequence: bigint({ mode: 'number' }),
    /** Module and feature, by which people mute. */
    topics: jsonb().$type<string[]>().notNull(),
    critical: boolean().notNull(),
    tone: text({ enum: INBOX_TONES }).notNull(),
    title: jsonb().$type<Record<Language, string>>().notNull(),
    message: jsonb().$type<Record<Language, string>>().notNull(),
    /** The record to which it leads. */
    entity: text().notNull(),
    entity_id: text().notNull(),
    within: text(),
    /** Of mails that modules have sent: who gets a copy, and whom answers go to. */
    cc: jsonb().$type<string[]>().notNull().default([]),
    reply_to: text().notNull().default(''),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('notification_records_once')
      .on(
        table.company_id,
        table.setting_id,
        table.custom_id,
        table.version,
        table.cause,
        table.channel,
      )
      .nullsNotDistinct(),
    index('notification_records_of_setting').on(table.company_id, table.setting_id, table.id),
    index('notification_records_of_custom').on(table.company_id, table.custom_id, table.id),
  ],
);

/** The files that go out with a record, in their order. */
export const notificationFiles = pgTable(
  'notification_files',
  {
    ...companyOwned(),
    record_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('notification_files_of_record').on(table.company_id, table.record_id, table.id),
    belongsTo(notificationRecords, {
      name: 'notification_files_of_record',
      from: table,
      by: 'record_id',
    }),
    refersTo(storedFiles, {
      name: 'notification_files_stored_file',
      from: table,
      by: 'stored_file_id',
    }),
  ],
);

/** The outbox: one row for each recipient, channel and address of a record. It is also what becomes of it. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    ...companyOwned(),
    record_id: uuid().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** `employee:94`, `user:…` or `address:…`. */
    recipient: text().notNull(),
    employee_id: integer(),
    user_id: uuid(),
    /** Where it goes: an account, an e-mail address, a phone number, a Line id. Empty where there is none. */
    address: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    reason: text({ enum: DELIVERY_REASONS }),
    attempts: integer().notNull().default(0),
    /** How many of them the provider put off. */
    put_off: integer().notNull().default(0),
    /** When it may be sent, and since when its sending has been under way. */
    due_at: instantNow(),
    claimed_at: instant(),
    provider_id: text(),
    sent_at: instant(),
    delivered_at: instant(),
    read_at: instant(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('notification_deliveries_once').on(
      table.company_id,
      table.record_id,
      table.recipient,
      table.address,
    ),
    belongsTo(notificationRecords, {
      name: 'notification_deliveries_of_record',
      from: table,
      by: 'record_id',
    }),
    index('notification_deliveries_queued')
      .on(table.channel, table.company_id, table.due_at, table.id)
      .where(sql`${table.state} = 'queued'`),
    index('notification_deliveries_sending')
      .on(table.claimed_at)
      .where(sql`${table.state} = 'sending'`),
    index('notification_deliveries_failed')
      .on(table.company_id, table.channel, table.reason, table.id)
      .where(sql`${table.state} = 'failed'`),
    index('notification_deliveries_by_provider')
      .on(table.company_id, table.provider_id)
      .where(sql`${table.provider_id} is not null`),
  ],
);

/** Each attempt to send a delivery, with what the provider answered. */
export const notificationAttempts = pgTable(
  'notification_attempts',
  {
    company_id: integer().notNull(),
    delivery_id: uuid().notNull(),
    number: integer().notNull(),
    started_at: instantNow(),
    ended_at: instant(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    answer: text().notNull().default(''),
    cost: text(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.delivery_id, table.number] }),
    belongsTo(notificationDeliveries, {
      name: 'notification_attempts_of_delivery',
      from: table,
      by: 'delivery_id',
    }),
  ],
);
