import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, instantNow } from '#platform/server/database/columns.ts';
import { customers } from '../customers/customers.tables.ts';

/** Pairs of customers that somebody found to be different, each with the smaller id first. */
export const distinctCustomers = pgTable(
  'distinct_customers',
  {
    company_id: integer().notNull(),
    one_id: uuid().notNull(),
    other_id: uuid().notNull(),
    decided_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.one_id, table.other_id] }),
    belongsTo(customers, { name: 'distinct_customers_one', from: table, by: 'one_id' }),
    belongsTo(customers, { name: 'distinct_customers_other', from: table, by: 'other_id' }),
    index('distinct_customers_by_other').on(table.company_id, table.other_id),
  ],
);
