import {
  customerImportLimits,
  importCustomersRoute,
} from '#modules/customers/contract/customer-import.ts';
import type { Context } from '#platform/server/context.ts';
import { readRecords } from '#platform/server/file-import/read-records.ts';
import { withReceivedFile } from '#platform/server/http/receive-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customersInFile } from './customers-in-file.ts';
import { importCustomers } from './import-customers.ts';

type Needs = Pick<Context, 'database' | 'files' | 'translator' | 'personalData'>;

/** Customers from a file. It is read outside the transaction and then removed. */
export function serveCustomerImport(serve: Serve, context: Needs): void {
  const { database, files, translator } = context;
  serve.outside(importCustomersRoute, async ({ scope, query, request }) => {
    const { dry_run: dryRun, leave_out: leavesOut, key, mode, ...choices } = query;
    const kind = customersInFile({ key, isRequired: mode === 'update' });
    const read = await withReceivedFile(files, { request, route: importCustomersRoute }, (path) =>
      readRecords(path, kind, {
        translator,
        language: scope.language,
        choices,
        isTrial: dryRun,
        limit: customerImportLimits.rows,
      }),
    );
    return database.inCompany(
      scope,
      (tx) => importCustomers(tx, scope, { ...context, read, key, mode, dryRun, leavesOut }),
      { readOnly: dryRun },
    );
  });
}
