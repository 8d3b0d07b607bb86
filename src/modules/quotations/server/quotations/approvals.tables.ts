import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { approvalDecisions } from '#modules/quotations/contract/approvals.ts';
import { belongsTo, companyOwned, instantNow } from '#platform/server/database/columns.ts';
import { quotations } from './quotations.tables.ts';

/** What was decided of quotations that were handed in, each step of each round once. */
export const quotationApprovals = pgTable(
  'quotation_approvals',
  {
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    round: integer().notNull(),
    step: integer().notNull(),
    decision: text({ enum: approvalDecisions }).notNull(),
    note: text().notNull(),
    decided_at: instantNow(),
    decided_by: uuid().notNull(),
    decided_by_employee: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(quotations, {
      name: 'quotation_approvals_of_quotation',
      from: table,
      by: 'quotation_id',
    }),
    unique('quotation_approvals_once').on(
      table.company_id,
      table.quotation_id,
      table.round,
      table.step,
    ),
  ],
);
