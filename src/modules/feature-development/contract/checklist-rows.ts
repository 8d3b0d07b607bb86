import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { checklistLimits } from './checklist-limits.ts';
import { cell, checklistAnswer, checklistErrors } from './checklists.ts';
import { trackingPermissions } from './permissions.ts';
import { stageParams } from './records.ts';

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
  answers: { 200: checklistAnswer },
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
  answers: { 200: checklistAnswer },
});

export const removeChecklistRowRoute = defineRoute({
  method: 'DELETE',
  path: `${ROWS}/:row`,
  access: trackingPermissions.name('write'),
  summary: 'Remove a row; a table goes with its last one',
  params: rowParams,
  refuses: [checklistErrors.checklist_locked],
  answers: { 200: checklistAnswer },
});
