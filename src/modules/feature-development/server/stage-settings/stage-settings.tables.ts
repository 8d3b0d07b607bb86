import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { instant } from '#platform/server/database/columns.ts';
import { sows } from '../records/sows.tables.ts';

/** What a company requires before a stage can be completed; a stage without a row requires nothing. */
export const stageGates = pgTable(
  'stage_gates',
  {
    company_id: integer().notNull(),
    stage_number: integer().notNull(),
    /** Every row of its checklists is done or skipped. */
    checklist_done: boolean().notNull(),
    /** It has a file. */
    file_present: boolean().notNull(),
    /** This employee has approved it. */
    approver_id: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.stage_number] }),
    foreignKey({
      name: 'stage_gates_approver',
      columns: [table.company_id, table.approver_id],
      foreignColumns: [employees.company_id, employees.id],
    }),
  ],
);

/** Approvals of stages, each valid for one pass. */
export const sowStageApprovals = pgTable(
  'sow_stage_approvals',
  {
    company_id: integer().notNull(),
    sow_id: uuid().notNull(),
    stage_number: integer().notNull(),
    pass: integer().notNull(),
    employee_id: integer().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'sow_stage_approvals_key',
      columns: [table.company_id, table.sow_id, table.stage_number, table.pass, table.employee_id],
    }),
    foreignKey({
      name: 'sow_stage_approvals_of_sow',
      columns: [table.company_id, table.sow_id],
      foreignColumns: [sows.company_id, sows.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sow_stage_approvals_employee',
      columns: [table.company_id, table.employee_id],
      foreignColumns: [employees.company_id, employees.id],
    }),
  ],
);
