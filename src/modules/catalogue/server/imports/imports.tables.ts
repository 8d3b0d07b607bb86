import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  importStatuses,
  type ImportReport,
  type ImportTable,
} from '#modules/catalogue/contract/imports.ts';
import type { CorrectedCell } from '#modules/catalogue/contract/import-corrections.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { belongsTo, companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { longJobColumns } from '#platform/server/long-jobs/long-job.columns.ts';
import { catalogueSources } from './sources.tables.ts';

/** Imports of companies into the catalogue, from files or from a source, and their results. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    ...companyOwned(),
    status: text({ enum: importStatuses }).notNull(),
    /** The company of the catalogue that it is about; null until an import creates it. */
    catalogue_company_id: uuid(),
    company_code: text().notNull(),
    company_name: text().notNull(),
    /** Set where the rows come from a source instead of files; entries it no longer has are then removed. */
    source_id: uuid(),
    files: jsonb().$type<StoredImportFile[]>().notNull().default([]),
    tables: jsonb().$type<ImportTable[]>().notNull().default([]),
    /** Cells that people corrected on the screen; the files stay as they are. */
    corrections: jsonb().$type<CorrectedCell[]>().notNull().default([]),
    rows_done: integer().notNull().default(0),
    /** Known once the files were checked or the source was read. */
    rows_total: integer(),
    problems: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>(),
    /** Text key of the failure of the whole import. */
    failure: text(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Set when the files and the problems were deleted. */
    files_removed_at: instant(),
    ...longJobColumns(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(catalogueSources, {
      name: 'catalogue_imports_of_source',
      from: table,
      by: 'source_id',
    }),
    index('catalogue_imports_by_creation').on(table.company_id, table.created_at, table.id),
    index('catalogue_imports_by_source').on(table.company_id, table.source_id, table.created_at),
  ],
);

interface StoredImportFile {
  readonly file_id: string;
  readonly filename: string;
  readonly size_bytes: number;
}

/** What is wrong with the rows of an import. */
export const catalogueImportProblems = pgTable(
  'catalogue_import_problems',
  {
    company_id: integer().notNull(),
    import_id: uuid().notNull(),
    number: integer().notNull(),
    table_name: text().notNull(),
    line: integer().notNull(),
    column_name: text().notNull(),
    value: text().notNull(),
    code: text().notNull(),
    /** Another line that its text mentions. */
    parameter: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.import_id, table.number] }),
    belongsTo(catalogueImports, {
      name: 'catalogue_import_problems_of_import',
      from: table,
      by: 'import_id',
    }),
  ],
);

interface LineProblem {
  readonly column: string;
  readonly code: string;
  readonly parameter: number | null;
}

/** The rows of an import that people see and correct, once it was checked. */
export const catalogueImportLines = pgTable(
  'catalogue_import_lines',
  {
    company_id: integer().notNull(),
    import_id: uuid().notNull(),
    number: integer().notNull(),
    table_name: text().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    problems: jsonb().$type<readonly LineProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.import_id, table.number] }),
    belongsTo(catalogueImports, {
      name: 'catalogue_import_lines_of_import',
      from: table,
      by: 'import_id',
    }),
  ],
);
