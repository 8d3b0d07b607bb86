import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { activityTypes, type ActivityInput } from '#modules/catalogue/contract/activity.routes.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';

/** What people did in the catalogue. */
export const catalogueActivity = pgTable(
  'catalogue_activity',
  {
    ...companyOwned(),
    userId: uuid('user_id').notNull(),
    employeeId: integer('employee_id'),
    sessionId: text('session_id').notNull(),
    at: instant('at').notNull(),
    type: text('type', { enum: activityTypes }).notNull(),
    path: text('path').notNull(),
    details: jsonb('details').$type<ActivityInput['details']>().notNull(),
    /** Of a search that found nothing: its text, in the spelling of searches. */
    missed: text('missed'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('catalogue_activity_by_time').on(table.companyId, table.at, table.id),
    index('catalogue_activity_searches')
      .on(table.companyId, table.at)
      .where(sql`${table.type} = 'search'`),
    index('catalogue_activity_missed')
      .on(table.companyId, table.at)
      .where(sql`${table.missed} is not null`),
  ],
);
