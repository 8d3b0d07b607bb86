import { importEmployeesRoute, importLimits } from '#modules/directory/contract/employee-import.ts';
import type { Context } from '#platform/server/context.ts';
import { receiveWhole } from '#platform/server/http/receive-whole.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readTable } from '#platform/server/spreadsheets/read-table.ts';
import { readRecords } from '#platform/server/file-import/read-records.ts';
import { employeesInFile } from './employees-in-file.ts';
import { importEmployees } from './import-employees.ts';

/** Employees from a file. It is read outside the transaction and not stored. */
export function serveEmployeeImport(
  serve: Serve,
  { database, translator }: Pick<Context, 'database' | 'translator'>,
): void {
  serve.outside(importEmployeesRoute, async ({ scope, query, request }) => {
    const bytes = await receiveWhole(request, importEmployeesRoute);
    const table = await readTable(bytes, { limit: importLimits.rows });
    const read = await readRecords(table, employeesInFile, {
      translator,
      language: scope.language,
    });
    const { dry_run: dryRun, create_missing: createMissing } = query;
    return database.inCompany(
      scope,
      (tx) => importEmployees(tx, scope, { read, dryRun, createMissing, translator }),
      { readOnly: dryRun },
    );
  });
}
