import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { TableDescription } from '#platform/contract/file-import.ts';
import {
  fileImportStatuses,
  type FileCorrection,
  type FileImportOptions,
  type FileReading,
  type ImportFacts,
} from '#platform/contract/file-imports.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { belongsTo, companyOwned, instant, timestamps } from '../database/columns.ts';
import { longJobColumns } from '../long-jobs/long-job.columns.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';

/** Imports of records of all modules from files. */
export const fileImports = pgTable(
  'file_imports',
  {
    ...companyOwned(),
    /** What is imported; a module declares it. */
    kind: text().notNull(),
    status: text({ enum: fileImportStatuses }).notNull(),
    filename: text().notNull(),
    size_bytes: integer().notNull(),
    /** Null once it is no longer stored, and for an import that was a single call. */
    stored_file_id: uuid(),
    options: jsonb().$type<FileImportOptions>().notNull(),
    reading: jsonb().$type<FileReading>().notNull().default({}),
    corrections: jsonb().$type<FileCorrection[]>().notNull().default([]),
    leave_out: boolean().notNull().default(false),
    /** How the file was read, and the lines that are shown of it. */
    table_read: jsonb().$type<TableDescription<string>>(),
    lines: jsonb().$type<TableRow[]>().notNull().default([]),
    rows_done: integer().notNull().default(0),
    rows_total: integer(),
    /** Each was one transaction. */
    batches_done: integer().notNull().default(0),
    created_count: integer().notNull().default(0),
    updated_count: integer().notNull().default(0),
    unchanged_count: integer().notNull().default(0),
    refused_count: integer().notNull().default(0),
    problems_count: integer().notNull().default(0),
    repeated_count: integer().notNull().default(0),
    facts: jsonb().$type<ImportFacts>().notNull().default({}),
    /** Text key of the failure of a whole step. */
    failure: text(),
    failure_parameters: jsonb().$type<TextParameters>(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** In which order imports are undone: the last one to write is the first. */
    committed_at: instant(),
    undone_at: instant(),
    undone_by: uuid(),
    undone_by_employee: integer(),
    undo_left: integer().notNull().default(0),
    /** Set when the file and what undoing needs were removed. */
    forgotten_at: instant(),
    ...longJobColumns(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('file_imports_by_kind').on(table.company_id, table.kind, table.created_at, table.id),
  ],
);

/** What undoing made of a record. */
export const undoOutcomes = ['undone', 'changed', 'gone', 'needed'] as const;

/** The records that an import created or changed. */
export const fileImportRecords = pgTable(
  'file_import_records',
  {
    company_id: integer().notNull(),
    import_id: uuid().notNull(),
    batch: integer().notNull(),
    line: integer().notNull(),
    record_id: text().notNull(),
    action: text({ enum: ['created', 'updated'] }).notNull(),
    /** The stored row before the import, as the database writes it. */
    before: jsonb(),
    /** What else the module needs to take it back. */
    extras: jsonb(),
    /** When the record was last changed once it was imported: another time means that somebody changed it since. */
    changed_at: instant().notNull(),
    undone: text({ enum: undoOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.import_id, table.batch, table.line] }),
    belongsTo(fileImports, {
      name: 'file_import_records_of_import',
      from: table,
      by: 'import_id',
    }),
  ],
);

/** A problem of a refused row, before its text is looked up. */
export interface StoredProblem {
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly parameters?: TextParameters | undefined;
  readonly first_line?: number | undefined;
}

/** The rows that an import refused, as the file has them. */
export const fileImportRefusals = pgTable(
  'file_import_refusals',
  {
    company_id: integer().notNull(),
    import_id: uuid().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    problems: jsonb().$type<StoredProblem[]>().notNull(),
    /** Whether one of them is that it repeats the key of an earlier row. */
    is_repeated: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.import_id, table.line] }),
    belongsTo(fileImports, {
      name: 'file_import_refusals_of_import',
      from: table,
      by: 'import_id',
    }),
  ],
);
