import {
  recordFileRefusals,
  flagParameter,
  recordFileReport,
  tableChoices,
} from '#platform/contract/file-import.ts';
import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './permissions.ts';

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

export const importLimits = {
  /** Of a single call. */
  bytes: 10_000_000,
  /** Managers and their people may be in any order, so that all are one transaction. */
  rows: 50_000,
  /** Of an import that is a job. */
  jobBytes: 50_000_000,
} as const;

/** What a file would do, or has done. */
export const importReport = recordFileReport(IMPORT_COLUMNS).extend({
  new_departments: z.array(z.string()),
  new_positions: z.array(z.string()),
});

export type ImportReport = z.output<typeof importReport>;

export const importEmployeesRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees/import',
  access: directoryPermissions.name('manage'),
  summary:
    'Adds and changes employees by a CSV file or a sheet of a workbook, found again by their codes: all of it or, with a problem, nothing; a dry run says what it would do',
  query: z.object({
    dry_run: flagParameter(true),
    /** Whether departments and positions that do not exist yet are created; otherwise they are problems. */
    create_missing: flagParameter(false),
    ...tableChoices,
  }),
  form: { file: 'file', most: 1, bytes: importLimits.bytes },
  refuses: recordFileRefusals,
  answers: { 200: importReport },
});
