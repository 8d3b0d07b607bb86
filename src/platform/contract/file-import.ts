import { z } from 'zod';
import { defineErrors } from './errors.ts';

/** What is wrong with a file of records as a whole. */
export const fileErrors = defineErrors('platform', {
  /** It is not CSV at all. */
  file_unreadable: 400,
  too_many_rows: 400,
  /** Says which. */
  columns_missing: 400,
  /** What is stored has changed since the dry run, or there was none. */
  import_has_problems: 409,
});

/** What a route that takes a file of records refuses it for. */
export const recordFileRefusals = Object.values(fileErrors);

const count = z.number().int().nonnegative();

/** What a file would do, or has done: `columns` are those a file may have. */
export function fileReport<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  const problem = z.object({
    /** As spreadsheets and editors count: the headings are in line 1. */
    line: z.number().int(),
    column: z.enum(columns),
    value: z.string(),
    /** In the caller's language. */
    message: z.string(),
  });
  return z.object({
    dry_run: z.boolean(),
    rows: count,
    /** The first of them. */
    problems: z.array(problem),
    problems_total: count,
  });
}

/** The same for records that are found again by their codes, and so added or changed. */
export function recordFileReport<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) {
  return fileReport(columns).extend({ created: count, updated: count, unchanged: count });
}

/** Problems that a report shows of a file. */
export const MOST_PROBLEMS = 200;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A parameter that is `true` or `false`. */
export const flagParameter = (unlessGiven: boolean) => flag.default(unlessGiven);
