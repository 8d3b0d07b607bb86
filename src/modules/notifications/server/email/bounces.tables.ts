import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { instantNow } from '#platform/server/database/columns.ts';

/** The e-mail addresses which a mail server has said do not exist. */
export const notificationBounces = pgTable(
  'notification_bounces',
  {
    company_id: integer().notNull(),
    /** In lower case. */
    address: text().notNull(),
    /** What the server said. */
    answer: text().notNull(),
    bounced_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.address] }),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);
