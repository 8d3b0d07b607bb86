import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Why quotas are rejected or sent back, as a company words it. */
export const quotaReasons = pgTable(
  'quota_reasons',
  {
    ...companyOwned(),
    name: text().notNull(),
    result: text({ enum: ['rejected', 'sent_back'] }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_reasons_name_is_unique').on(table.company_id, table.result, table.name),
  ],
);
