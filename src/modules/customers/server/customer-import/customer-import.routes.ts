import {
  customerImportLimits,
  customerImportReport,
  importCustomersRoute,
} from '#modules/customers/contract/customer-import.ts';
import type { Context } from '#platform/server/context.ts';
import { importAtOnce } from '#platform/server/file-import/import-at-once.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { customerImport } from './customer-import.ts';

type Needs = Pick<Context, 'database' | 'files' | 'translator' | 'personalData'>;

/** Customers from a small file, in one call. */
export function serveCustomerImport(serve: Serve, context: Needs): void {
  const kind = customerImport(context);
  serve.outside(importCustomersRoute, async ({ scope, query, request }) => {
    const { dry_run: dryRun, leave_out: leavesOut, key, mode, ...choices } = query;
    const file = { scope, request, route: importCustomersRoute, most: customerImportLimits.rows };
    const how = { kind, options: { key, mode }, choices, dryRun, leavesOut };
    return customerImportReport.parse(await importAtOnce(context, { ...file, ...how }));
  });
}
