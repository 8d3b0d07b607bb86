import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ActivityInput } from '#modules/catalogue/contract/activity.ts';
import { activityTypes } from '#modules/catalogue/contract/entry-kinds.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';

/** What people did in the catalogue. */
export const catalogueActivity = pgTable(
  'catalogue_activity',
  {
    ...companyOwned(),
    user_id: uuid().notNull(),
    employee_id: integer(),
    session_id: text().notNull(),
    at: instant().notNull(),
    type: text({ enum: activityTypes }).notNull(),
    path: text().notNull(),
    details: jsonb().$type<ActivityInput['details']>().notNull(),
    /** Of a search that found nothing: its text, in the spelling of searches. */
    missed: text(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('catalogue_activity_by_time').on(table.company_id, table.at, table.id),
    index('catalogue_activity_searches')
      .on(table.company_id, table.at)
      .where(sql`${table.type} = 'search'`),
    index('catalogue_activity_missed')
      .on(table.company_id, table.at)
      .where(sql`${table.missed} is not null`),
  ],
);
