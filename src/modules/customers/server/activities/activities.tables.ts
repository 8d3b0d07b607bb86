import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { activityTypes } from '#modules/customers/contract/customer-choices.ts';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import {
  belongsTo,
  companyOwned,
  instant,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { customers } from '../customers/customers.tables.ts';

/** Notes, calls, mails and meetings with customers, done or planned. */
export const customerActivities = pgTable(
  'customer_activities',
  {
    ...companyOwned(),
    customer_id: uuid().notNull(),
    activity_type: text({ enum: activityTypes }).notNull(),
    subject: text().notNull(),
    details: text().notNull(),
    due_on: date({ mode: 'string' }),
    owner_id: integer(),
    done_at: instant(),
    created_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(customers, {
      name: 'customer_activities_of_customer',
      from: table,
      by: 'customer_id',
    }),
    refersTo(employees, { name: 'customer_activities_owner', from: table, by: 'owner_id' }),
    index('customer_activities_by_customer').on(table.company_id, table.customer_id, table.id),
    index('customer_activities_open')
      .on(table.company_id, table.owner_id, table.due_on)
      .where(sql`done_at is null`),
  ],
);
