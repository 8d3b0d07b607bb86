import { z } from 'zod';
import { page } from './envelopes.ts';
import { defineErrors, errors } from './errors.ts';
import { defineEvents } from './events.ts';
import { FILE_ENCODINGS, MOST_HEADER_LINE } from './file-choices.ts';
import { recordFileRefusals, tableSchema } from './file-import.ts';
import { instant, recordId } from './ids.ts';
import { pageParameters } from './pagination.ts';
import { defineRoute } from './route.ts';

/** How events call an import. */
export const FILE_IMPORT = 'file_import';

export const fileImportEvents = defineEvents('platform', [
  'import_started',
  'import_checked',
  'import_carried_out',
  /** Somebody asked for it to stop. */
  'import_cancelled',
  'import_stopped',
  'import_failed',
  'import_undone',
  /** Of a record that an import had created or changed. */
  'import_of_record_undone',
]);

export const fileImportErrors = defineErrors('platform', {
  /** It is at another step by now, or its file is no longer stored. */
  import_not_there_now: 409,
  /** A later import of the same kind has to be undone first. */
  import_followed: 409,
});

export const fileImportStatuses = [
  'checking',
  'checked',
  'importing',
  'imported',
  /** Some rows were left out. */
  'imported_with_errors',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;

export type FileImportStatus = (typeof fileImportStatuses)[number];

export const fileImportLimits = {
  /** Of any kind; each has its own. */
  bytes: 200_000_000,
  corrections: 500,
  meanings: 500,
  correction: 2000,
  /** Characters of a cell in the lines that are shown. */
  shownCell: 200,
  /** Lines that a fact names. */
  namedLines: 10,
  /** An import can be undone, and its file is stored, so long. */
  keptDays: 30,
} as const;

const count = z.number().int().nonnegative();

const problem = z.object({
  /** As spreadsheets and editors count. */
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  /** In the caller's language. */
  message: z.string(),
  /** The earlier line, where this one repeats its key. */
  first_line: z.number().int().nullable(),
});

export type FileImportProblem = z.output<typeof problem>;

/** A value of a column that is taken as one of ours in all rows, for example `ขก.` as `ขอนแก่น`. */
const meaning = z.strictObject({
  column: z.string().max(50),
  value: z.string().min(1).max(200),
  means: z.string().max(200),
});

export type ValueMeaning = z.output<typeof meaning>;

const meanings = z.array(meaning).max(fileImportLimits.meanings);

const line = z.number().int().min(1).max(10_000_000);

/** How a person has the file read; all else is found out. */
const reading = z.strictObject({
  sheet: z.string().max(100).optional(),
  header_line: z.number().int().min(1).max(MOST_HEADER_LINE).optional(),
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** What each place of the headings is, separated by commas; a place without a name is left out. */
  columns: z.string().max(8000).optional(),
  /** Without them those that are known already, at first those of the last file of the kind. */
  meanings: meanings.optional(),
  /** Lines that are left out; without them those that are left out already. */
  omitted: z.array(line).max(fileImportLimits.corrections).optional(),
});

export type FileReading = z.output<typeof reading>;

/** A cell that is taken as this instead of what the file has. */
export const fileCorrection = z.strictObject({
  line,
  /** Of the headings, from 0. */
  place: z.number().int().min(0).max(1000),
  value: z.string().max(fileImportLimits.correction),
});

export type FileCorrection = z.output<typeof fileCorrection>;

/** What a kind of import takes besides the file, for example `mode` and `key`. */
const options = z.record(z.string().max(50), z.union([z.string().max(100), z.boolean()]));

export type FileImportOptions = z.output<typeof options>;

/** What an import does besides adding and changing records, for example the names of `new_departments`. */
const facts = z.record(z.string(), z.array(z.string()));

export type ImportFacts = z.output<typeof facts>;

export const fileImport = z.object({
  id: recordId,
  /** What is imported, for example `customers`. */
  kind: z.string(),
  status: z.enum(fileImportStatuses),
  filename: z.string(),
  size_bytes: count,
  options,
  corrections: z.array(fileCorrection),
  /** Of the present step, or the last one. */
  rows_done: count,
  rows_total: count.nullable(),
  /** What a check expects, and what an import has done so far. */
  created: count,
  updated: count,
  unchanged: count,
  /** Rows with problems. */
  left_out: count,
  /** Rows that are not imported: with problems, left out by a person, or sums of others. */
  skipped: count,
  problems_total: count,
  repeated_total: count,
  facts,
  cancel_requested: z.boolean(),
  /** Why the last step failed, in the caller's language. */
  failure: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string().nullable(),
  /** When it was confirmed; null as long as it was only checked. */
  committed_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Whether it has records to take back, and is still stored. */
  may_undo: z.boolean(),
  undone_at: instant.nullable(),
  undone_by_name: z.string().nullable(),
  /** Records that were not taken back, as they were changed since or are needed. */
  undo_left: count,
});

export type FileImport = z.output<typeof fileImport>;

/** What a check has found, with the first lines and problems. */
export const fileImportDetail = fileImport.extend({
  table: tableSchema(z.string()).nullable(),
  /** Chosen for this file, or kept from the last one of its kind. */
  meanings,
  /** Lines that a person leaves out. */
  omitted: z.array(z.number().int()),
  lines: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  problems: z.array(problem),
});

export type FileImportDetail = z.output<typeof fileImportDetail>;

const refuses = [errors.forbidden];

export const createFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports',
  access: 'member',
  summary: 'Send a CSV file or a workbook of records, which is then checked',
  description:
    'Which kinds there are, and who may import them, depends on the modules. `options` is the JSON of what the ' +
    'kind takes besides. Nothing is imported before the import is committed; `status` and `rows_done` say how far it is.',
  form: {
    file: 'file',
    most: 1,
    bytes: fileImportLimits.bytes,
    fields: z.object({ kind: z.string().min(1).max(50), options: z.string().max(4000).optional() }),
  },
  refuses: [...refuses, ...recordFileRefusals, errors.too_large],
  answers: { 201: fileImportDetail },
});

export const listFileImportsRoute = defineRoute({
  method: 'GET',
  path: '/v1/imports',
  access: 'member',
  summary: 'Imports of records from files, the latest first',
  query: z.object({ kind: z.string().min(1).max(50).optional(), ...pageParameters }),
  refuses,
  answers: { 200: page(fileImport) },
});

export const getFileImportRoute = defineRoute({
  method: 'GET',
  path: '/v1/imports/:id',
  access: 'member',
  summary: 'An import: how far it is, how the file was read, and the first problems',
  refuses,
  answers: { 200: fileImportDetail },
});

export const checkFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/check',
  access: 'member',
  summary: 'Check the file of an import again, read in another way or with corrected cells',
  description:
    'Corrections are added to earlier ones; an empty list forgets all. A check under way begins again.',
  body: z.strictObject({
    options: options.optional(),
    reading: reading.optional(),
    corrections: z.array(fileCorrection).max(fileImportLimits.corrections).optional(),
  }),
  refuses: [...refuses, fileImportErrors.import_not_there_now],
  answers: { 200: fileImportDetail },
});

export const commitFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/commit',
  access: 'member',
  summary: 'Carry out an import that was checked; with problems only where their rows are left out',
  body: z.strictObject({ leave_out: z.boolean().default(false) }),
  refuses: [...refuses, ...recordFileRefusals, fileImportErrors.import_not_there_now],
  answers: { 200: fileImportDetail },
});

export const cancelFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/cancel',
  access: 'member',
  summary: 'Stop an import; what it has imported until then stays until it is undone',
  refuses: [...refuses, fileImportErrors.import_not_there_now],
  answers: { 200: fileImportDetail },
});

export const undoFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/undo',
  access: 'member',
  summary: 'Take back what an import did, except for records that were changed since',
  refuses: [...refuses, fileImportErrors.import_not_there_now, fileImportErrors.import_followed],
  answers: { 200: fileImportDetail },
});

export const repeatFileImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/repeat',
  access: 'member',
  summary:
    'Check the file of an import that was undone again, as a new import with the same choices and corrected cells',
  refuses: [...refuses, fileImportErrors.import_not_there_now],
  answers: { 201: fileImportDetail },
});
