import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { belongsTo, instant, refersTo } from '#platform/server/database/columns.ts';
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
    refersTo(employees, { name: 'stage_gates_approver', from: table, by: 'approver_id' }),
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
    belongsTo(sows, { name: 'sow_stage_approvals_of_sow', from: table, by: 'sow_id' }),
    refersTo(employees, { name: 'sow_stage_approvals_employee', from: table, by: 'employee_id' }),
  ],
);
