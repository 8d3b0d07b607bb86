import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  foreignKey,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import type { OutsideRecipient } from '#modules/notifications/contract/custom-content.ts';
import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Recipients of messages, saved under a name to be used again. */
export const notificationAudiences = pgTable(
  'notification_audiences',
  {
    ...companyOwned(),
    name: text().notNull(),
    recipients: jsonb().$type<CollectionRow[]>().notNull(),
    recipient_excepts: jsonb().$type<CollectionRow[]>().notNull(),
    recipient_others: jsonb().$type<OutsideRecipient[]>().notNull(),
    created_by: uuid(),
    created_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('notification_audiences_name_is_unique').on(table.company_id, table.name),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);
