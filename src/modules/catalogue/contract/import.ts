import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { catalogueLimits } from './entry.ts';
import { IMPORT_PARTS } from './import-format.ts';
import { importLimits } from './import-limits.ts';

/**
 * An import waits for its columns to be named (`mapping`), is tried out (`checking`), waits for its
 * go-ahead (`checked`), is carried out (`importing`) and can then be taken back (`undoing`).
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

/** What goes on by itself. */
export const runningStatuses = ['checking', 'importing', 'undoing'] as const;

const count = z.number().int().nonnegative();
const heading = z.string().max(500);

/** A list of rows in the files of an import, and what each of its columns is. */
export const importTable = z.object({
  name: z.string(),
  /** Null for what is left out. */
  part: z.enum(IMPORT_PARTS).nullable(),
  /** Its rows say by themselves what each value is, as JSON does. */
  named: z.boolean(),
  headings: z.array(heading),
  /** The column of the format that each heading is; null for what is left out. */
  columns: z.array(z.string().nullable()),
  /** The first rows, to show what stands where. */
  sample: z.array(z.array(z.string())),
});

export type ImportTable = z.output<typeof importTable>;

/** What became of the rows of one kind, or would become. */
const outcome = z.object({ rows: count, created: count, changed: count, removed: count });

export const importReport = z.object({ modules: outcome, features: outcome, fields: outcome });

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
  rows_done: count,
  /** Null as long as nobody has counted them. */
  rows_total: count.nullable(),
  problems: count,
  report: importReport.nullable(),
  /** In the caller's language. */
  failure: z.string().nullable(),
  cancel_requested: z.boolean(),
  /** Whether it is so long that everybody else waits while it is written or taken back, and nobody can stop it. */
  others_wait: z.boolean(),
  created_by_name: z.string().nullable(),
  created_at: instant,
  /** When its present step began. */
  step_at: instant,
  finished_at: instant.nullable(),
  /** When its files and the list of its bad rows were removed; what it brought stays. */
  files_removed_at: instant.nullable(),
});

export type CatalogueImport = z.output<typeof catalogueImport>;

export const importProblem = z.object({
  /** The file, and the sheet or file in it. */
  table: z.string(),
  /** As spreadsheets and editors count; in JSON the place in its list. */
  line: count,
  column: z.string(),
  value: z.string(),
  /** In the caller's language. */
  message: z.string(),
});

export type ImportProblem = z.output<typeof importProblem>;

/** For which company a form brings files: one of the catalogue, or a new one. */
export const importTarget = z.object({
  company_code: z
    .string()
    .trim()
    .min(1, 'catalogue:errors.company_code_required')
    .max(catalogueLimits.code),
  company_name: z.string().trim().max(catalogueLimits.name).default(''),
});

/** What each table is, by its name. */
export const importMapping = z.strictObject({
  tables: z
    .array(
      z.strictObject({
        name: z.string(),
        part: z.enum(IMPORT_PARTS).nullable(),
        columns: z.array(z.string().max(100).nullable()).max(importLimits.columns),
      }),
    )
    .max(importLimits.tables),
});

export type ImportMapping = z.output<typeof importMapping>;
