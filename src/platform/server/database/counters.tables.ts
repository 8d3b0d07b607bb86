import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number given out per company and kind of record, for codes like AG-000123. */
export const counters = pgTable(
  'counters',
  {
    company_id: integer().notNull(),
    name: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.name] })],
);
