import {
  importProductsRoute,
  productImportLimits,
  productImportReport,
} from '#modules/products/contract/product-import.ts';
import type { Context } from '#platform/server/context.ts';
import { importAtOnce } from '#platform/server/file-import/import-at-once.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { productImport } from './product-import.ts';

/** Products from a small file, in one call. */
export function serveProductImport(
  serve: Serve,
  context: Pick<Context, 'clock' | 'database' | 'files' | 'translator'>,
): void {
  const kind = productImport(context);
  serve.outside(importProductsRoute, async ({ scope, query, request }) => {
    const { dry_run: dryRun, ...choices } = query;
    const file = { scope, request, route: importProductsRoute, most: productImportLimits.rows };
    const how = { kind, options: {}, choices, dryRun, leavesOut: false };
    return productImportReport.parse(await importAtOnce(context, { ...file, ...how }));
  });
}
