import { z } from 'zod';
import { defineErrors } from './errors.ts';
import { FILE_ENCODINGS, MOST_HEADER_LINE } from './file-choices.ts';

/** What is wrong with a file of records as a whole. */
export const fileErrors = defineErrors('platform', {
  /** It is neither CSV nor a workbook. */
  file_unreadable: 400,
  /** A workbook has no sheet of the name that was chosen. */
  sheet_missing: 400,
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
    /** As spreadsheets and editors count: the headings are usually in line 1. */
    line: z.number().int(),
    column: z.enum(columns),
    value: z.string(),
    /** In the caller's language. */
    message: z.string(),
    /** The earlier line, where this one repeats its key. */
    first_line: z.number().int().optional(),
  });
  return z.object({
    dry_run: z.boolean(),
    rows: count,
    /** The first of them. */
    problems: z.array(problem),
    problems_total: count,
  });
}

/** How a file was read, so that a person can have it read in another way. */
export function tableReport<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) {
  return tableSchema(z.enum(columns));
}

/** The same where columns are known by their schema alone. */
export function tableSchema<Column extends z.ZodType<string>>(column: Column) {
  return z.object({
    /** Of a text; null for a workbook. */
    encoding: z.enum(FILE_ENCODINGS).nullable(),
    /** Those of a workbook, and the one that was read. */
    sheets: z.array(z.string()),
    sheet: z.string().nullable(),
    header_line: z.number().int(),
    /** Each place of the headings: what is below, and what it is taken for. */
    columns: z.array(
      z.object({
        heading: z.string(),
        samples: z.array(z.string()),
        column: column.nullable(),
      }),
    ),
    /** Columns without which nothing can be imported. */
    missing: z.array(column),
    /** Formulas and merged cells of a workbook, which are often not what people think they are. */
    formulas: count,
    merged_cells: count,
  });
}

type TableReport<Column extends string> = z.output<
  ReturnType<typeof tableReport<readonly [Column, ...Column[]]>>
>;

/** How a file was read. */
export type TableDescription<Column extends string> = TableReport<Column>;

/** The same for records that are found again by a code or another key, and so added or changed. */
export function recordFileReport<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) {
  return fileReport(columns).extend({
    created: count,
    updated: count,
    unchanged: count,
    table: tableReport(columns),
    /** The first lines, and those with problems that are listed: their cells by place. */
    lines: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
    /** Of the problems, how many repeat the key of an earlier line. */
    repeated_total: count,
    /** The first lines that sum up others, as “Total” does; they are left out. */
    total_lines: z.array(z.string()).optional(),
  });
}

/** Problems that a report shows of a file. */
export const MOST_PROBLEMS = 200;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A parameter that is `true` or `false`. */
export const flagParameter = (unlessGiven: boolean) => flag.default(unlessGiven);

/** How a person has a file read; all else is found out. */
export const tableChoices = {
  sheet: z.string().max(100).optional(),
  /** In which line the headings are. */
  header_line: z.coerce.number().int().min(1).max(MOST_HEADER_LINE).optional(),
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** What each place of the headings is, separated by commas; a place without a name is left out. */
  columns: z.string().max(8000).optional(),
};

export type TableChoices = z.output<z.ZodObject<typeof tableChoices>>;
