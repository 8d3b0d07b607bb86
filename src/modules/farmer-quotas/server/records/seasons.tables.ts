import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { seasonStatuses } from '#modules/farmer-quotas/contract/seasons.ts';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** The years of production, by which quotas are given. */
export const quotaSeasons = pgTable(
  'quota_seasons',
  {
    ...companyOwned(),
    name: text().notNull(),
    year: integer().notNull(),
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }).notNull(),
    status: text({ enum: seasonStatuses }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_seasons_name_is_unique').on(table.company_id, table.name),
    index('quota_seasons_by_year').on(table.company_id, table.year, table.id),
  ],
);
