import { numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** The usual yield and the conditions of each company; none until they are first changed. */
export const contractSettings = pgTable(
  'cane_contract_settings',
  {
    ...companyOwned(),
    tons_per_rai: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    conditions: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('cane_contract_settings_one_a_company').on(table.company_id),
  ],
);
