import { z } from 'zod';
import { FILE_IMPORT, fileImportEvents } from '#platform/contract/file-imports.ts';
import { recordId } from '#platform/contract/ids.ts';
import type { Scope } from '../access/scope.ts';
import { defineJob, RETRIED_TO_ITS_END } from '../jobs/define-job.ts';
import { defineLongJob } from '../long-jobs/define-long-job.ts';
import { fileImports } from './file-imports.tables.ts';

export type FileImportRow = typeof fileImports.$inferSelect;

const payload = z.object({ companyId: z.number().int(), importId: recordId });

/** Runs the next step of an import: checks it, carries it out or undoes it, depending on its status. */
export const runFileImport = defineJob('platform.run-file-import', payload, {
  retries: RETRIED_TO_ITS_END,
  concurrency: 2,
});

/** Steps of imports as long-running jobs. */
export const fileImportRuns = defineLongJob({
  table: fileImports,
  entity: FILE_IMPORT,
  running: ['checking', 'importing', 'undoing'],
  progress: ['status', 'rows_done', 'rows_total', 'kind'],
  cancelEvent: fileImportEvents.import_cancelled,
});

/** The person who started an import; the worker acts on their behalf. */
export function actorOf(row: FileImportRow): Scope {
  return {
    companyId: row.company_id,
    userId: row.created_by,
    employeeId: row.created_by_employee,
    language: row.language,
    permissions: new Set(),
    requestId: row.id,
  };
}
