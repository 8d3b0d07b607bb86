import {
  importEmployeesRoute,
  importLimits,
  importReport,
} from '#modules/directory/contract/employee-import.ts';
import type { Context } from '#platform/server/context.ts';
import { importAtOnce } from '#platform/server/file-import/import-at-once.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { employeeImport } from './import-employees.ts';

/** Of a file that cannot be read as employees. */
const noUnits = { new_departments: [], new_positions: [] };

/** Employees from a file, in one call. */
export function serveEmployeeImport(
  serve: Serve,
  context: Pick<Context, 'database' | 'files' | 'translator'>,
): void {
  serve.outside(importEmployeesRoute, async ({ scope, query, request }) => {
    const { dry_run: dryRun, create_missing, ...choices } = query;
    const file = { scope, request, route: importEmployeesRoute, most: importLimits.rows };
    const how = { options: { create_missing }, choices, dryRun, leavesOut: false };
    const report = await importAtOnce(context, { kind: employeeImport, ...file, ...how });
    return importReport.parse({ ...noUnits, ...report });
  });
}
