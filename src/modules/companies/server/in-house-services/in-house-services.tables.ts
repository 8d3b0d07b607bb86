import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Services in private networks that a company may call. */
export const inHouseServices = pgTable(
  'in_house_services',
  {
    ...companyOwned(),
    host: text().notNull(),
    /** None means all. */
    ports: integer().array().notNull(),
    note: text().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('in_house_services_host_is_unique').on(table.company_id, table.host),
  ],
);
