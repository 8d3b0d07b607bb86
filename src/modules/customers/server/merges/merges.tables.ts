import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { mergeStrategies } from '#modules/customers/contract/merge-fields.ts';
import { companyOwned, instant, instantNow, refersTo } from '#platform/server/database/columns.ts';
import { customers } from '../customers/customers.tables.ts';

/** Merges of customers, each with what its undo needs. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    ...companyOwned(),
    /** The customer that stayed. */
    winner_id: uuid().notNull(),
    strategy: text({ enum: mergeStrategies }).notNull(),
    /** As `mergeSnapshot` describes it. */
    snapshot: jsonb().notNull(),
    merged_by_employee: integer(),
    created_at: instantNow(),
    undone_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(customers, { name: 'customer_merges_winner', from: table, by: 'winner_id' }).onDelete(
      'restrict',
    ),
    index('customer_merges_by_winner').on(table.company_id, table.winner_id, table.id),
  ],
);
