import { z } from 'zod';
import { LARGEST_INTEGER, recordId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { checklistLimits } from './checklist-limits.ts';
import { cell, checklistTable, givenTable, rowStates } from './checklist-tables.ts';
import { stageNumber, stageParams } from './records.ts';

export const checklistErrors = defineErrors('feature-development', {
  /** The stage is complete. */
  checklist_locked: 409,
  checklist_full: 409,
  csv_required: 400,
  csv_unreadable: 400,
  csv_too_large: 413,
});

export const checklistEvents = defineEvents('feature-development', [
  'checklist_uploaded',
  'checklist_saved',
  'checklist_row_done',
  'checklist_row_opened',
  'checklist_row_skipped',
  'checklist_row_remarked',
  'checklist_row_added',
  'checklist_row_changed',
  'checklist_row_moved',
  'checklist_row_removed',
  'checklist_template_saved',
]);

/** Kind of record, as events call it. Templates belong to no SOW; the id of one is the number of its stage. */
export const CHECKLIST_TEMPLATE = 'checklist_template';

const checklist = z.object({ checklist: z.array(checklistTable) });
const table = z.object({ table: checklistTable });

export const getChecklistRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/sows/:id/stages/:stage/checklist',
  access: trackingPermissions.name('read'),
  summary: 'The checklist of a stage, of its current pass or an earlier one',
  params: stageParams,
  query: z.object({ pass: z.coerce.number().int().min(1).max(LARGEST_INTEGER).optional() }),
  answers: { 200: checklist },
});

/** Something wrong with a file: in which line, in the caller's language. */
const lineProblem = z.object({ line: z.number().int(), code: z.string(), message: z.string() });

const csvPreview = z.object({
  encoding: z.enum(['utf-8', 'utf-16', 'windows-874']),
  tables: z.array(
    z.object({
      tableName: z.string(),
      headers: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
  rows: z.number().int(),
  /** The first of them. With any, nothing of the file is stored. */
  problems: z.array(lineProblem),
});

const csvForm = { file: 'csv_file', most: 1, bytes: checklistLimits.bytes } as const;

export const previewChecklistRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/checklist-preview',
  access: trackingPermissions.name('read'),
  summary: 'What a CSV file of checklists contains, and what is wrong with it; nothing is stored',
  description:
    'The file has a row `Table: name`, a row of headers and rows of data for each table, and an empty row between tables.',
  form: csvForm,
  refuses: [
    checklistErrors.csv_required,
    checklistErrors.csv_unreadable,
    checklistErrors.csv_too_large,
  ],
  answers: { 200: csvPreview },
});

const uploadFields = z.strictObject({
  stage_number: z.coerce.number().pipe(stageNumber),
  mode: z.enum(['replace', 'append']).default('replace'),
});

export const uploadChecklistRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/checklist/upload',
  access: trackingPermissions.name('write'),
  summary: 'Upload the checklist of a stage that is not complete as a CSV file',
  description:
    'With the mode `replace` the tables of the file take the place of the current ones; `append` adds them. A table ' +
    'that exists already with the same name, headers and rows stays as it is, with all its marks. When something is ' +
    'wrong nothing is stored: 400, each line under `csv_file.<line>`.',
  form: { ...csvForm, fields: uploadFields },
  refuses: [
    checklistErrors.csv_required,
    checklistErrors.csv_unreadable,
    checklistErrors.csv_too_large,
    checklistErrors.checklist_locked,
    checklistErrors.checklist_full,
  ],
  answers: { 200: checklist },
});

/**
 * Tables and rows are matched by their ids; those without are new, those left out are removed. A row whose
 * `version` is stale is 409 with the stored checklist in `current`. Who checked a row and when changes only
 * with its state.
 */
export const saveChecklistRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id/checklist',
  access: trackingPermissions.name('write'),
  summary: 'Save the whole checklist of a stage that is not complete',
  body: z.strictObject({
    stage_number: stageNumber,
    checklist: z.array(givenTable).max(checklistLimits.tables),
  }),
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: checklist },
});

/** `item_id` is a row, or a table with all its rows. A row that is already in this state does not change. */
export const markChecklistRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/sows/:id/stages/:stage/checklist/items',
  access: trackingPermissions.name('write'),
  summary: 'Mark a row as done, skipped with a reason, or open again',
  params: stageParams,
  body: z
    .strictObject({
      item_id: recordId,
      is_checked: z.boolean().optional(),
      /** In place of `is_checked`, which knows done and open only. */
      state: z.enum(rowStates).optional(),
      skip_reason: plainText(checklistLimits.remark).default(''),
      /** Of a row; a stale one is 409 with the stored row in `current`. */
      version: z.int32().optional(),
    })
    .refine(({ is_checked, state }) => is_checked !== undefined || state !== undefined, {
      path: ['is_checked'],
      message: 'platform:validation.required',
    })
    .refine(({ state, skip_reason }) => state !== 'skipped' || skip_reason !== '', {
      path: ['skip_reason'],
      message: 'feature-development:errors.skip_reason_required',
    }),
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: table },
});

const line = z
  .array(cell)
  .min(1)
  .max(checklistLimits.columns)
  .refine((cells) => cells.some((each) => each !== ''), 'feature-development:errors.line_required');

const rowParams = stageParams.extend({ row: recordId });

const ROWS = '/v1/feature-development/sows/:id/stages/:stage/checklist/rows';

/** The template of the stage comes first, where the checklist has not begun. */
export const addChecklistRowRoute = defineRoute({
  method: 'POST',
  path: ROWS,
  access: trackingPermissions.name('write'),
  summary: 'Add a row to the checklist of a stage, before or after its start',
  params: stageParams,
  body: z.strictObject({
    /** The last table where it is left out; the first row of all makes a table. */
    table_id: recordId.optional(),
    /** In the order of the headers; those left out are empty. */
    cells: line,
  }),
  refuses: [checklistErrors.checklist_locked, checklistErrors.checklist_full],
  answers: { 200: checklist },
});

export const changeChecklistRowRoute = defineRoute({
  method: 'PATCH',
  path: `${ROWS}/:row`,
  access: trackingPermissions.name('write'),
  summary: 'Change the cells of a row, or its place in its table',
  params: rowParams,
  body: z.strictObject({
    cells: line.optional(),
    /** Counted from 0. */
    place: z.int32().min(0).optional(),
    /** A stale one is 409 with the stored row in `current`. */
    version: z.int32().optional(),
  }),
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: checklist },
});

export const removeChecklistRowRoute = defineRoute({
  method: 'DELETE',
  path: `${ROWS}/:row`,
  access: trackingPermissions.name('write'),
  summary: 'Remove a row; a table goes with its last one',
  params: rowParams,
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: checklist },
});

export const remarkChecklistRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/sows/:id/stages/:stage/checklist/remark',
  access: trackingPermissions.name('write'),
  summary: 'Write a remark beside a row',
  params: stageParams,
  body: z.strictObject({
    table_id: recordId,
    /** Counted from 0. */
    row_index: z.int32().min(0),
    remark: plainText(checklistLimits.remark),
    version: z.int32().optional(),
  }),
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: table },
});
