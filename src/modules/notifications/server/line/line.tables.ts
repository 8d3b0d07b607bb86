import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { memberships } from '#modules/identity/server/memberships/memberships.tables.ts';
import { instant, instantNow } from '#platform/server/database/columns.ts';

/** The LINE account of each person who has linked one. */
export const notificationLineLinks = pgTable(
  'notification_line_links',
  {
    company_id: integer().notNull(),
    user_id: uuid().notNull(),
    /** The user's id at this account of the company. */
    address: text().notNull(),
    linked_at: instantNow(),
    /** Since when they have blocked the account. */
    unfollowed_at: instant(),
    /** When LINE says that happened which we heard last: calls may arrive out of order. */
    heard_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    unique('notification_line_links_of_one').on(table.company_id, table.address),
    foreignKey({
      name: 'notification_line_links_of_member',
      columns: [table.company_id, table.user_id],
      foreignColumns: [memberships.company_id, memberships.user_id],
    }).onDelete('cascade'),
  ],
);

/** The code with which a person is linking their account at the moment. */
export const notificationLineCodes = pgTable(
  'notification_line_codes',
  {
    company_id: integer().notNull(),
    user_id: uuid().notNull(),
    hash: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    unique('notification_line_codes_once').on(table.company_id, table.hash),
    foreignKey({
      name: 'notification_line_codes_of_member',
      columns: [table.company_id, table.user_id],
      foreignColumns: [memberships.company_id, memberships.user_id],
    }).onDelete('cascade'),
  ],
);

/** What LINE has called us with: it delivers some events again. */
export const notificationLineEvents = pgTable(
  'notification_line_events',
  {
    company_id: integer().notNull(),
    event_id: text().notNull(),
    received_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.event_id] }),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
    index('notification_line_events_by_age').on(table.received_at),
  ],
);
