import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  rowStates,
  type BlankTable,
} from '#modules/feature-development/contract/checklist-tables.ts';
import { belongsTo, companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';
import { sowStages } from '../records/stages.tables.ts';

/** Tables of the checklist of one pass through a stage. */
export const checklistTables = pgTable(
  'checklist_tables',
  {
    ...companyOwned(),
    /** The pass. */
    stage_id: uuid().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    headers: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(sowStages, { name: 'checklist_tables_of_stage', from: table, by: 'stage_id' }),
    index('checklist_tables_by_stage').on(table.company_id, table.stage_id, table.position),
  ],
);

/** Rows of these tables, each marked separately. */
export const checklistRows = pgTable(
  'checklist_rows',
  {
    ...companyOwned(),
    table_id: uuid().notNull(),
    position: integer().notNull(),
    /** In the order of the headers. */
    cells: text().array().notNull(),
    state: text({ enum: rowStates }).notNull().default('open'),
    skip_reason: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** When and by whom it was done or skipped. */
    marked_at: instant(),
    marked_by: uuid(),
    marked_by_employee: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(checklistTables, { name: 'checklist_rows_of_table', from: table, by: 'table_id' }),
    index('checklist_rows_by_table').on(table.company_id, table.table_id, table.position),
  ],
);

/** What checklists of a stage begin with; a change is another version. */
export const checklistTemplates = pgTable(
  'checklist_templates',
  {
    company_id: integer().notNull(),
    stage_number: integer().notNull(),
    version: integer().notNull(),
    tables: jsonb().$type<BlankTable[]>().notNull(),
    note: text().notNull(),
    saved_at: instantNow(),
    saved_by: uuid().notNull(),
    saved_by_employee: integer(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.stage_number, table.version] })],
);
