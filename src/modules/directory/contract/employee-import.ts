import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './permissions.ts';

export const importErrors = defineErrors('directory', {
  /** The file is not CSV at all. */
  file_unreadable: 400,
  too_many_rows: 400,
  /** Says which. */
  columns_missing: 400,
  /** The directory has changed since the dry run, or there was none. */
  import_has_problems: 409,
});

export const importEvents = defineEvents('directory', ['employees_imported']);

/** The columns of a file, in the order of the template; each column's heading is a text. */
export const IMPORT_COLUMNS = [
  'code',
  'first_name_th',
  'last_name_th',
  'first_name',
  'last_name',
  'email',
  'phone',
  'department',
  'department_en',
  'position',
  'position_en',
  'manager_code',
  'status',
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Without these, a file cannot be imported. */
export const REQUIRED_COLUMNS = [
  'code',
  'first_name_th',
  'last_name_th',
  'first_name',
  'last_name',
] as const satisfies readonly ImportColumn[];

export const importLimits = { bytes: 10_000_000, rows: 50_000, problems: 200 } as const;

/** Something wrong with a file: where, and the value found there. */
export const importProblem = z.object({
  /** As spreadsheets and editors count: the headings are in line 1. */
  line: z.number().int(),
  column: z.enum(IMPORT_COLUMNS),
  value: z.string(),
  /** In the caller's language. */
  message: z.string(),
});

const count = z.number().int().nonnegative();

/** What a file would do, or has done. */
export const importReport = z.object({
  dry_run: z.boolean(),
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  new_departments: z.array(z.string()),
  new_positions: z.array(z.string()),
  /** The first of them. */
  problems: z.array(importProblem),
  problems_total: count,
});

export type ImportReport = z.output<typeof importReport>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const importEmployeesRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees/import',
  access: directoryPermissions.name('manage'),
  summary:
    'Adds and changes employees by a CSV file, found again by their codes: all of it or, with a problem, nothing; a dry run says what it would do',
  query: z.object({
    dry_run: flag.default(true),
    /** Whether departments and positions that do not exist yet are created; otherwise they are problems. */
    create_missing: flag.default(false),
  }),
  form: { file: 'file', most: 1, bytes: importLimits.bytes },
  answers: { 200: importReport },
});
