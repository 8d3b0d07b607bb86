import { importEmployeesRoute, importLimits } from '#modules/directory/contract/employee-import.ts';
import type { Context } from '#platform/server/context.ts';
import { withReceivedFile } from '#platform/server/http/receive-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readRecords } from '#platform/server/file-import/read-records.ts';
import { employeesInFile } from './employees-in-file.ts';
import { importEmployees } from './import-employees.ts';

/** Employees from a file. It is read outside the transaction and then removed. */
export function serveEmployeeImport(
  serve: Serve,
  { database, files, translator }: Pick<Context, 'database' | 'files' | 'translator'>,
): void {
  serve.outside(importEmployeesRoute, async ({ scope, query, request }) => {
    const { dry_run: dryRun, create_missing: createMissing, ...choices } = query;
    const read = await withReceivedFile(files, { request, route: importEmployeesRoute }, (path) =>
      readRecords(path, employeesInFile, {
        translator,
        language: scope.language,
        choices,
        isTrial: dryRun,
        limit: importLimits.rows,
      }),
    );
    return database.inCompany(
      scope,
      (tx) => importEmployees(tx, scope, { read, dryRun, createMissing, translator }),
      { readOnly: dryRun },
    );
  });
}
