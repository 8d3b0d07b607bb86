import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { correctedCell } from './import-corrections.ts';
import { catalogueLimits } from './entry-kinds.ts';
import { IMPORT_PARTS } from './import-format.ts';
import { importLimits } from './import-limits.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { pageQuery } from '#platform/contract/pagination.ts';

/**
 * The columns of an import are matched (`mapping`) and its rows checked (`checking`). It waits (`checked`)
 * until somebody starts it (`importing`), and can be undone afterwards (`undoing`).
 */
export const importStatuses = [
  'mapping',
  'checking',
  'checked',
  'importing',
  'imported',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;

export type ImportStatus = (typeof importStatuses)[number];

/** Statuses in which the server is at work. */
export const runningStatuses = ['checking', 'importing', 'undoing'] as const;

const count = z.number().int().nonnegative();
const heading = z.string().max(500);

/** A list of rows in the files of an import, and what each of its columns is. */
export const importTable = z.object({
  name: z.string(),
  /** Null for a table that is left out. */
  part: z.enum(IMPORT_PARTS).nullable(),
  /** Its rows name each value, as JSON does. */
  named: z.boolean(),
  headings: z.array(heading),
  /** Where they are; null in a table whose rows name each value, and in imports from before this was found out. */
  header_line: count.nullable().default(null),
  /** The column of the format for each heading; null for columns that are left out. */
  columns: z.array(z.string().nullable()),
  /** What the columns would be, for each list that the table could be. */
  proposals: z.partialRecord(z.enum(IMPORT_PARTS), z.array(z.string().nullable())).default({}),
  /**
   * Of a list of fields: the module in which features are created that neither the files nor the catalogue
   * have. Without it, rows of such features are refused.
   */
  new_features_in: z.string().nullable().default(null),
  /** The first rows, to show what each column contains. */
  sample: z.array(z.array(z.string())),
});

export type ImportTable = z.output<typeof importTable>;

/** The result for the rows of one kind, or the expected result. */
const outcome = z.object({
  rows: count,
  created: count,
  changed: count,
  removed: count,
  /** What the catalogue has and the lists of the import do not; it stays. */
  missing: count.default(0),
});

/** An entry that an import would create or change, or does not have. */
const importExample = z.object({
  kind: z.enum(['module', 'feature', 'field']),
  act: z.enum(['created', 'changed', 'missing']),
  code: z.string(),
  /** The code of its module or feature, where that is known. */
  within: z.string().nullable(),
  /** Names of the values that would change. */
  values: z.array(z.string()),
});

export type ImportExample = z.output<typeof importExample>;

export const importReport = z.object({
  modules: outcome,
  features: outcome,
  fields: outcome,
  /** Some of what a check has found, before anything is written. */
  examples: z.array(importExample).default([]),
});

export type ImportReport = z.output<typeof importReport>;

export const catalogueImport = z.object({
  id: recordId,
  status: z.enum(importStatuses),
  /** Null until the import has made the company. */
  company_id: recordId.nullable(),
  company_code: z.string(),
  company_name: z.string(),
  source_id: recordId.nullable(),
  files: z.array(z.object({ filename: z.string(), size_bytes: count })),
  tables: z.array(importTable),
  corrections: z.array(correctedCell),
  rows_done: count,
  /** Null until they have been counted. */
  rows_total: count.nullable(),
  problems: count,
  report: importReport.nullable(),
  /** In the caller's language. */
  failure: z.string().nullable(),
  cancel_requested: z.boolean(),
  /** Whether it changes so many entries that everybody else waits while they are written, at its end, or undone. */
  others_wait: z.boolean(),
  created_by_name: z.string().nullable(),
  created_at: instant,
  /** When its current step began. */
  step_at: instant,
  finished_at: instant.nullable(),
  /** When its files and the list of its bad rows were removed; the imported entries stay. */
  files_removed_at: instant.nullable(),
});

export type CatalogueImport = z.output<typeof catalogueImport>;

export const importProblem = z.object({
  /** The file, and the sheet or file in it. */
  table: z.string(),
  /** Counted as in spreadsheets and editors; in JSON the position in its list. */
  line: count,
  column: z.string(),
  value: z.string(),
  /** In the caller's language. */
  message: z.string(),
});

export type ImportProblem = z.output<typeof importProblem>;

/** The company that the files of a form are for: one of the catalogue, or a new one. */
export const importTarget = z.object({
  company_code: plainText(catalogueLimits.code).min(1, 'catalogue:errors.company_code_required'),
  company_name: plainText(catalogueLimits.name).default(''),
});

export const importMapping = z.strictObject({
  tables: z
    .array(
      z.strictObject({
        name: z.string(),
        part: z.enum(IMPORT_PARTS).nullable(),
        columns: z.array(z.string().max(100).nullable()).max(importLimits.columns),
        new_features_in: z.string().trim().max(catalogueLimits.code).nullable().default(null),
      }),
    )
    .max(importLimits.tables),
});

export type ImportMapping = z.output<typeof importMapping>;

const access = cataloguePermissions.name('import');

export const { ticket: createProblemsExportRoute, file: exportProblemsRoute } = exportRoutes({
  path: '/v1/air/imports/:id/problems',
  access: cataloguePermissions.names.import,
  what: 'the bad rows of an import',
  filters: {},
});

/** Errors of imports; texts under `catalogue:errors`. */
export const importErrors = defineErrors('catalogue', {
  import_without_files: 400,
  import_file_type: 415,
  import_unreadable: 400,
  /** The files contain no list of rows, or none was chosen. */
  import_without_tables: 400,
  import_columns_missing: 400,
  import_has_problems: 409,
  /** The import has another status. */
  import_not_there_now: 409,
});

/** Kinds of record that events of imports and sources use. */
export const importEntities = {
  import: 'catalogue_import',
  source: 'catalogue_source',
} as const;

export const importEvents = defineEvents('catalogue', [
  'import_started',
  'import_corrected',
  'import_checked',
  'import_carried_out',
  'import_cancelled',
  'import_stopped',
  'import_failed',
  'import_undone',
]);

const oneImport = wrapped(catalogueImport);
/** A step that the server takes by itself. */
const step = { access, method: 'POST', answers: { 202: oneImport } } as const;

export const createImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports',
  access,
  summary:
    'Import a company from files (JSON, XLSX, CSV, or CSV in a ZIP); nothing is written until it is committed',
  form: {
    file: 'files',
    most: importLimits.files,
    bytes: importLimits.bytes,
    fields: importTarget,
  },
  refuses: [
    importErrors.import_without_files,
    importErrors.import_file_type,
    importErrors.import_unreadable,
    importErrors.import_without_tables,
  ],
  answers: { 201: oneImport },
});

export const listImportsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports',
  access,
  summary: 'Imports by files, the latest first',
  query: pageQuery,
  answers: { 200: wrappedPage(catalogueImport) },
});

export const getImportRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id',
  access,
  summary: 'One import: its tables, its progress, and its result',
  answers: { 200: oneImport },
});

export const listImportProblemsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id/problems',
  access,
  summary: 'What is wrong with the rows of an import, each by its number',
  query: pageQuery,
  answers: { 200: wrappedPage(importProblem) },
});

export const checkImportRoute = defineRoute({
  ...step,
  path: '/v1/air/imports/:id/check',
  summary: 'Set what each table and column is, and check the import without writing',
  body: importMapping,
  refuses: [
    importErrors.import_not_there_now,
    importErrors.import_columns_missing,
    importErrors.import_without_tables,
  ],
});

export const commitImportRoute = defineRoute({
  ...step,
  path: '/v1/air/imports/:id/commit',
  summary: 'Carry out an import that was checked without a problem: all of it, in one transaction',
  refuses: [importErrors.import_not_there_now, importErrors.import_has_problems],
});

export const cancelImportRoute = defineRoute({
  access,
  method: 'POST',
  path: '/v1/air/imports/:id/cancel',
  summary: 'Cancel an import; one that is being carried out leaves nothing behind',
  refuses: [importErrors.import_not_there_now],
  answers: { 200: oneImport },
});

export const undoImportRoute = defineRoute({
  ...step,
  path: '/v1/air/imports/:id/undo',
  summary: 'Undo an import: what it created is removed, what it changed is restored',
  refuses: [importErrors.import_not_there_now],
});
