import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number given out per company and kind of record, for codes such as AG-000123. */
export const counters = pgTable(
  'counters',
  {
    companyId: integer('company_id').notNull(),
    name: text('name').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);
