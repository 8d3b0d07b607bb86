import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { rowStates, type BlankTable } from '#modules/feature-development/contract/checklist.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import { sowStages } from '../stages/stages.tables.ts';

/** Tables of the checklist of one pass through a stage. */
export const checklistTables = pgTable(
  'checklist_tables',
  {
    ...companyOwned(),
    /** The pass. */
    stageId: uuid('stage_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    headers: text('headers').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'checklist_tables_of_stage',
      columns: [table.companyId, table.stageId],
      foreignColumns: [sowStages.companyId, sowStages.id],
    }).onDelete('cascade'),
    index('checklist_tables_by_stage').on(table.companyId, table.stageId, table.position),
  ],
);

/** Rows of these tables, each marked by itself. */
export const checklistRows = pgTable(
  'checklist_rows',
  {
    ...companyOwned(),
    tableId: uuid('table_id').notNull(),
    position: integer('position').notNull(),
    /** In the order of the headers. */
    cells: text('cells').array().notNull(),
    state: text('state', { enum: rowStates }).notNull().default('open'),
    skipReason: text('skip_reason').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** When and by whom it was done or skipped. */
    markedAt: instant('marked_at'),
    markedBy: uuid('marked_by'),
    markedByEmployee: integer('marked_by_employee'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'checklist_rows_of_table',
      columns: [table.companyId, table.tableId],
      foreignColumns: [checklistTables.companyId, checklistTables.id],
    }).onDelete('cascade'),
    index('checklist_rows_by_table').on(table.companyId, table.tableId, table.position),
  ],
);

/** What checklists of a stage begin as. They are never changed. */
export const checklistTemplates = pgTable(
  'checklist_templates',
  {
    companyId: integer('company_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    version: integer('version').notNull(),
    tables: jsonb('tables').$type<readonly BlankTable[]>().notNull(),
    note: text('note').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
    savedBy: uuid('saved_by').notNull(),
    savedByEmployee: integer('saved_by_employee'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.stageNumber, table.version] })],
);
