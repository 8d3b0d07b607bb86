import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { checklistLimits } from './checklist-limits.ts';

/** A row is open until it is done, or skipped with a reason. */
export const rowStates = ['open', 'done', 'skipped'] as const;

export type RowState = (typeof rowStates)[number];

const name = requiredText(checklistLimits.name, 'feature-development:errors.table_name_required');
const headers = z
  .array(requiredText(checklistLimits.header, 'feature-development:errors.header_required'))
  .min(1)
  .max(checklistLimits.columns)
  .refine(
    (all) => new Set(all).size === all.length,
    'feature-development:errors.header_repeated_in_table',
  );
export const cell = plainText(checklistLimits.cell);

/** A table of a CSV file or a template, with nothing marked yet. */
export const blankTable = z
  .strictObject({ tableName: name, headers, rows: z.array(z.array(cell)).min(1) })
  .refine(({ headers: columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'feature-development:errors.rows_ragged',
  });

export type BlankTable = z.output<typeof blankTable>;

export const blankTables = z
  .array(blankTable)
  .max(checklistLimits.tables)
  .refine(
    (tables) => tables.reduce((sum, { rows }) => sum + rows.length, 0) <= checklistLimits.rows,
    'feature-development:errors.too_many_rows_in_checklist',
  );

/**
 * A row also has its cells under the names of their headers. A header with the name of a field of the row
 * itself is only in `cells`, which are in the order of the headers.
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

/** A row of a whole checklist that is sent: cells in order, or by the names of the headers. */
const givenRow = z.looseObject({
  id: recordId.optional(),
  cells: z.array(cell).optional(),
  state: z.enum(rowStates).optional(),
  isChecked: z.boolean().optional(),
  skip_reason: plainText(checklistLimits.remark).optional(),
  remark: plainText(checklistLimits.remark).optional(),
  version: z.int32().optional(),
});

export type GivenRow = z.output<typeof givenRow>;

export const givenTable = z.object({
  id: recordId.optional(),
  tableName: name,
  headers,
  rows: z.array(givenRow).min(1),
});

export type GivenTable = z.output<typeof givenTable>;
