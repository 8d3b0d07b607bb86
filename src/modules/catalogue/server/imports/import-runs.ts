import {
  importEntities,
  importEvents,
  runningStatuses,
} from '#modules/catalogue/contract/imports.ts';
import { sourceEvents } from '#modules/catalogue/contract/sources.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { defineLongJob } from '#platform/server/long-jobs/define-long-job.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';

/** Steps of imports, and readings of sources, as long-running jobs. */
export const importRuns = defineLongJob({
  table: catalogueImports,
  entity: importEntities.import,
  running: runningStatuses,
  progress: ['status', 'rows_done', 'rows_total', 'source_id'],
  cancelEvent: importEvents.import_cancelled,
  belongsTo: { deletedEvent: sourceEvents.source_removed, column: 'source_id' },
});

/** The person who started an import; the worker acts on their behalf. */
export function actorOf(row: ImportRow): Scope {
  return {
    companyId: row.company_id,
    userId: row.created_by,
    employeeId: row.created_by_employee,
    language: row.language,
    permissions: new Set(),
    requestId: row.id,
  };
}
