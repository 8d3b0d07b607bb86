import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import {
  belongsTo,
  companyOwned,
  instant,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { sows } from './sows.tables.ts';

/** Every pass of every SOW through every stage; a rollback ends passes and begins new ones. */
export const sowStages = pgTable(
  'sow_stages',
  {
    ...companyOwned(),
    sow_id: uuid().notNull(),
    stage_number: integer().notNull(),
    /** 1 for the first. */
    pass: integer().notNull().default(1),
    is_current: boolean().notNull().default(true),
    notes: text().notNull().default(''),
    started_at: instant(),
    started_by: uuid(),
    started_by_employee: integer(),
    completed_at: instant(),
    completed_by: uuid(),
    completed_by_employee: integer(),
    /** Why it was completed although it lacked something that its stage requires. */
    override_reason: text(),
    rolled_back_at: instant(),
    rolled_back_by: uuid(),
    rolled_back_by_employee: integer(),
    /** Only of the stage that was rolled back, not of those after it. */
    rollback_reason: text(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('sow_stages_pass_is_unique').on(
      table.company_id,
      table.sow_id,
      table.stage_number,
      table.pass,
    ),
    uniqueIndex('sow_stages_has_one_current_pass')
      .on(table.company_id, table.sow_id, table.stage_number)
      .where(sql`${table.is_current}`),
    // Everything that flow analytics reads of a stage, so that the index alone answers.
    index('sow_stages_by_completion').on(
      table.company_id,
      table.stage_number,
      table.completed_at,
      table.started_at,
      table.sow_id,
    ),
    index('sow_stages_by_rollback')
      .on(table.company_id, table.rolled_back_at)
      .where(sql`${table.rolled_back_at} is not null`),
    belongsTo(sows, { name: 'sow_stages_of_sow', from: table, by: 'sow_id' }),
  ],
);

/** Who works on a stage of a SOW, in all its passes. */
export const sowStageAssignees = pgTable(
  'sow_stage_assignees',
  {
    company_id: integer().notNull(),
    sow_id: uuid().notNull(),
    stage_number: integer().notNull(),
    employee_id: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'sow_stage_assignees_key',
      columns: [table.company_id, table.sow_id, table.stage_number, table.employee_id],
    }),
    belongsTo(sows, { name: 'sow_stage_assignees_of_sow', from: table, by: 'sow_id' }),
    refersTo(employees, { name: 'sow_stage_assignees_employee', from: table, by: 'employee_id' }),
    index('sow_stage_assignees_by_employee').on(table.company_id, table.employee_id),
  ],
);
