import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantNow } from '#platform/server/database/columns.ts';

/** Numbers of deleted drafts, which are given to no other quotation. */
export const quotationVoidNumbers = pgTable(
  'quotation_void_numbers',
  {
    company_id: integer().notNull(),
    quotation_number: text().notNull(),
    deleted_at: instantNow(),
    deleted_by: uuid().notNull(),
    deleted_by_employee: integer(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.quotation_number] })],
);
