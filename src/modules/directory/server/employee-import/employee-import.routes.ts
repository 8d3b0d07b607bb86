import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import { importErrors, importEmployeesRoute } from '#modules/directory/contract/employee-import.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { importEmployees } from './import-employees.ts';

/** Employees from a file. It is read outside the transaction and not stored. */
export function serveEmployeeImport(
  serve: Serve,
  { database, translator }: Pick<Context, 'database' | 'translator'>,
): void {
  serve.outside(importEmployeesRoute, async ({ scope, query, request }) => {
    const file = await request.file({
      limits: { fileSize: importEmployeesRoute.form.bytes, files: importEmployeesRoute.form.most },
    });
    if (file === undefined) throw importErrors.file_unreadable();
    const read = await readRows(await readTable(await readWhole(file)), translator);
    const { dry_run: dryRun, create_missing: createMissing } = query;
    return database.inCompany(
      scope,
      (tx) => importEmployees(tx, scope, { read, dryRun, createMissing, translator }),
      { readOnly: dryRun },
    );
  });
}

async function readWhole({ file }: MultipartFile): Promise<Buffer> {
  const bytes = await buffer(file);
  if (file.truncated) throw errors.too_large();
  return bytes;
}
