import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { instant } from '#platform/server/database/columns.ts';
import { sows } from '../sows/sows.tables.ts';

/** What a company asks of a stage before it may be completed; a stage without a row asks for nothing. */
export const stageGates = pgTable(
  'stage_gates',
  {
    companyId: integer('company_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    /** Every row of its checklists is done or skipped. */
    checklistDone: boolean('checklist_done').notNull(),
    /** It has a file. */
    filePresent: boolean('file_present').notNull(),
    /** This employee has approved it. */
    approverId: integer('approver_id'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.stageNumber] }),
    foreignKey({
      name: 'stage_gates_approver',
      columns: [table.companyId, table.approverId],
      foreignColumns: [employees.companyId, employees.id],
    }),
  ],
);

/** Approvals of stages; one is good for the pass in which it was given. */
export const sowStageApprovals = pgTable(
  'sow_stage_approvals',
  {
    companyId: integer('company_id').notNull(),
    sowId: uuid('sow_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    pass: integer('pass').notNull(),
    employeeId: integer('employee_id').notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'sow_stage_approvals_key',
      columns: [table.companyId, table.sowId, table.stageNumber, table.pass, table.employeeId],
    }),
    foreignKey({
      name: 'sow_stage_approvals_of_sow',
      columns: [table.companyId, table.sowId],
      foreignColumns: [sows.companyId, sows.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sow_stage_approvals_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
  ],
);
