import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { checklistLimits, checklistTable, givenTable, rowStates } from './checklist.ts';
import { trackingPermissions } from './feature-development.permissions.ts';
import { recordParams } from './fields.ts';
import { stageNumber, stageParams } from './stage.ts';

const checklist = z.object({ checklist: z.array(checklistTable) });
const table = z.object({ table: checklistTable });

export const getChecklistRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/sows/:id/stages/:stage/checklist',
  access: trackingPermissions.name('read'),
  summary: 'The checklist of a stage, of its current pass or an earlier one',
  params: stageParams,
  query: z.object({ pass: z.coerce.number().int().min(1).optional() }),
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
  /** The first of them. With any, nothing of the file is taken. */
  problems: z.array(lineProblem),
});

/** Multipart with one `csv_file`: rows `Table: name`, headers, data; an empty row between tables. */
export const previewChecklistRoute = defineRoute({
  method: 'POST',
  path: '/v1/feature-development/checklist-preview',
  access: trackingPermissions.name('read'),
  summary: 'What a CSV file of checklists holds, and what is wrong with it; nothing is kept',
  accepts: 'multipart',
  answers: { 200: csvPreview },
});

/**
 * Multipart: `csv_file`, `stage_number` and, when wanted, `mode`: `replace` (the default) puts the tables of
 * the file in place of those there, `append` behind them. A table that is there already, with the same name,
 * headers and rows, stays as it is with all its marks. With something wrong nothing is kept: 400, each line
 * under `csv_file.<line>`.
 */
export const uploadChecklistRoute = defineRoute({
  method: 'POST',
  path: '/v1/sows/:id/checklist/upload',
  access: trackingPermissions.name('write'),
  summary: 'Take the checklist of a started stage from a CSV file',
  params: recordParams,
  accepts: 'multipart',
  answers: { 200: checklist },
});

/**
 * Tables and rows are found again by their ids; those without are new, those left out go. A row whose
 * `version` is stale is 409 with the stored checklist in `current`. Who checked a row and when stays what it
 * was, as long as its state does.
 */
export const saveChecklistRoute = defineRoute({
  method: 'PUT',
  path: '/v1/sows/:id/checklist',
  access: trackingPermissions.name('write'),
  summary: 'Save the whole checklist of a started stage',
  params: recordParams,
  body: z.strictObject({
    stage_number: stageNumber,
    checklist: z.array(givenTable).max(checklistLimits.tables),
  }),
  answers: { 200: checklist },
});

/** `item_id` is a row, or a table with all its rows. A row that is so already is left alone. */
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
      version: z.int().optional(),
    })
    .refine(({ is_checked, state }) => is_checked !== undefined || state !== undefined, {
      path: ['is_checked'],
      message: 'platform:validation.required',
    })
    .refine(({ state, skip_reason }) => state !== 'skipped' || skip_reason !== '', {
      path: ['skip_reason'],
      message: 'feature-development:errors.skip_reason_required',
    }),
  answers: { 200: table },
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
    row_index: z.int().min(0),
    remark: plainText(checklistLimits.remark),
    version: z.int().optional(),
  }),
  answers: { 200: table },
});
