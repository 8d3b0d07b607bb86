import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  importStatuses,
  type ImportReport,
  type ImportTable,
} from '#modules/catalogue/contract/import.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { catalogueSources } from '../sources/sources.tables.ts';

/** Imports of companies into the catalogue, from files or from a source, and what became of them. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    ...companyOwned(),
    status: text('status', { enum: importStatuses }).notNull(),
    /** The company of the catalogue that it is about; null until an import makes it. */
    catalogueCompanyId: uuid('catalogue_company_id'),
    companyCode: text('company_code').notNull(),
    companyName: text('company_name').notNull(),
    /** Set where no files but a source brings the rows; those it no longer has are then removed. */
    sourceId: uuid('source_id'),
    files: jsonb('files').$type<readonly StoredImportFile[]>().notNull().default([]),
    tables: jsonb('tables').$type<readonly ImportTable[]>().notNull().default([]),
    rowsDone: integer('rows_done').notNull().default(0),
    /** Known once the files were tried out or the source was asked. */
    rowsTotal: integer('rows_total'),
    problems: integer('problems').notNull().default(0),
    report: jsonb('report').$type<ImportReport>(),
    /** Text key of what went wrong with the whole. */
    failure: text('failure'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdByEmployee: integer('created_by_employee'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    finishedAt: instant('finished_at'),
    /** Set when the files and the problems were forgotten. */
    filesRemovedAt: instant('files_removed_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'catalogue_imports_of_source',
      columns: [table.companyId, table.sourceId],
      foreignColumns: [catalogueSources.companyId, catalogueSources.id],
    }).onDelete('cascade'),
    index('catalogue_imports_by_creation').on(table.companyId, table.createdAt, table.id),
    index('catalogue_imports_by_source').on(table.companyId, table.sourceId, table.createdAt),
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
    companyId: integer('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    number: integer('number').notNull(),
    tableName: text('table_name').notNull(),
    line: integer('line').notNull(),
    columnName: text('column_name').notNull(),
    value: text('value').notNull(),
    code: text('code').notNull(),
    /** Another line that its text speaks of. */
    parameter: integer('parameter'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.number] }),
    foreignKey({
      name: 'catalogue_import_problems_of_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [catalogueImports.companyId, catalogueImports.id],
    }).onDelete('cascade'),
  ],
);
