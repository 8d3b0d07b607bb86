import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { sows } from '../sows/sows.tables.ts';

/** Every pass of every SOW through every stage; a rollback ends passes and begins others. */
export const sowStages = pgTable(
  'sow_stages',
  {
    ...companyOwned(),
    sowId: uuid('sow_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    /** 1 for the first. */
    pass: integer('pass').notNull().default(1),
    isCurrent: boolean('is_current').notNull().default(true),
    notes: text('notes').notNull().default(''),
    startedAt: instant('started_at'),
    startedBy: uuid('started_by'),
    startedByEmployee: integer('started_by_employee'),
    completedAt: instant('completed_at'),
    completedBy: uuid('completed_by'),
    completedByEmployee: integer('completed_by_employee'),
    /** Why it was completed although it lacked something that its stage asks for. */
    overrideReason: text('override_reason'),
    rolledBackAt: instant('rolled_back_at'),
    rolledBackBy: uuid('rolled_back_by'),
    rolledBackByEmployee: integer('rolled_back_by_employee'),
    /** Kept with the stage that was rolled back, not with those after it. */
    rollbackReason: text('rollback_reason'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('sow_stages_pass_is_unique').on(
      table.companyId,
      table.sowId,
      table.stageNumber,
      table.pass,
    ),
    uniqueIndex('sow_stages_has_one_current_pass')
      .on(table.companyId, table.sowId, table.stageNumber)
      .where(sql`${table.isCurrent}`),
    // All that figures of flow ask of a stage, so that they read the index alone.
    index('sow_stages_by_completion').on(
      table.companyId,
      table.stageNumber,
      table.completedAt,
      table.startedAt,
      table.sowId,
    ),
    index('sow_stages_by_rollback')
      .on(table.companyId, table.rolledBackAt)
      .where(sql`${table.rolledBackAt} is not null`),
    foreignKey({
      name: 'sow_stages_of_sow',
      columns: [table.companyId, table.sowId],
      foreignColumns: [sows.companyId, sows.id],
    }).onDelete('cascade'),
  ],
);

/** Who works on a stage of a SOW, in whichever pass. */
export const sowStageAssignees = pgTable(
  'sow_stage_assignees',
  {
    companyId: integer('company_id').notNull(),
    sowId: uuid('sow_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    employeeId: integer('employee_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'sow_stage_assignees_key',
      columns: [table.companyId, table.sowId, table.stageNumber, table.employeeId],
    }),
    foreignKey({
      name: 'sow_stage_assignees_of_sow',
      columns: [table.companyId, table.sowId],
      foreignColumns: [sows.companyId, sows.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sow_stage_assignees_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('sow_stage_assignees_by_employee').on(table.companyId, table.employeeId),
  ],
);
