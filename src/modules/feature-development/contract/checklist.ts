import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

/** A row is open until it is done, or skipped with a reason. */
export const rowStates = ['open', 'done', 'skipped'] as const;

export type RowState = (typeof rowStates)[number];

export const checklistLimits = {
  bytes: 1_000_000,
  tables: 20,
  rows: 500,
  columns: 20,
  name: 200,
  header: 100,
  cell: 1_000,
  remark: 1_000,
  problems: 100,
} as const;

const name = requiredText(checklistLimits.name, 'feature-development:errors.table_name_required');
const headers = z
  .array(requiredText(checklistLimits.header, 'feature-development:errors.header_required'))
  .min(1)
  .max(checklistLimits.columns)
  .refine(
    (all) => new Set(all).size === all.length,
    'feature-development:errors.header_repeated_in_table',
  );
const cell = plainText(checklistLimits.cell);

/** A table as a CSV file or a template tells of it, before anybody worked through it. */
export const blankTable = z
  .strictObject({ tableName: name, headers, rows: z.array(z.array(cell)).min(1) })
  .refine(({ headers: columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'feature-development:errors.rows_ragged',
  });

export type BlankTable = z.output<typeof blankTable>;

/** All tables of a stage. */
export const blankTables = z
  .array(blankTable)
  .max(checklistLimits.tables)
  .refine(
    (tables) => tables.reduce((sum, { rows }) => sum + rows.length, 0) <= checklistLimits.rows,
    'feature-development:errors.too_many_rows_in_checklist',
  );

/**
 * A row also carries its cells under the names of their headers. A header that is spelled like a field of
 * the row's own is found in `cells` alone, which stand in the order of the headers.
 */
export const checklistRow = z.looseObject({
  id: recordId,
  cells: z.array(z.string()),
  state: z.enum(rowStates),
  /** Whether it was done; a skipped row was not. */
  isChecked: z.boolean(),
  skip_reason: z.string(),
  remark: z.string(),
  /** When and by whom it was done or skipped. */
  checkedAt: instant.nullable(),
  checkedBy: z.string().nullable(),
  version: z.number().int(),
});

export type ChecklistRow = z.output<typeof checklistRow>;

/** A table is checked when none of its rows is open. */
export const checklistTable = z.object({
  id: recordId,
  tableName: z.string(),
  headers: z.array(z.string()),
  rows: z.array(checklistRow),
  isChecked: z.boolean(),
  checkedAt: instant.nullable(),
  checkedBy: z.string().nullable(),
});

export type ChecklistTable = z.output<typeof checklistTable>;

/** A row as a whole checklist that is sent tells of it: cells in order, or by the names of the headers. */
const givenRow = z.looseObject({
  id: recordId.optional(),
  cells: z.array(cell).optional(),
  state: z.enum(rowStates).optional(),
  isChecked: z.boolean().optional(),
  skip_reason: plainText(checklistLimits.remark).optional(),
  remark: plainText(checklistLimits.remark).optional(),
  version: z.number().int().optional(),
});

export type GivenRow = z.output<typeof givenRow>;

export const givenTable = z.object({
  id: recordId.optional(),
  tableName: name,
  headers,
  rows: z.array(givenRow).min(1),
});

export type GivenTable = z.output<typeof givenTable>;
