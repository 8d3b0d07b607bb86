import {
  importProductsRoute,
  productImportLimits,
} from '#modules/products/contract/product-import.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readRecords } from '#platform/server/file-import/read-records.ts';
import { withReceivedFile } from '#platform/server/http/receive-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { importProducts } from './import-products.ts';
import { productsInFile } from './products-in-file.ts';

/** Products from a file. It is read outside the transaction and then removed. */
export function serveProductImport(
  serve: Serve,
  {
    clock,
    database,
    files,
    translator,
  }: Pick<Context, 'clock' | 'database' | 'files' | 'translator'>,
): void {
  serve.outside(importProductsRoute, async ({ scope, query, request }) => {
    const { language } = scope;
    const { dry_run: dryRun, ...choices } = query;
    const read = await withReceivedFile(files, { request, route: importProductsRoute }, (path) =>
      readRecords(path, productsInFile, {
        translator,
        language,
        choices,
        isTrial: dryRun,
        limit: productImportLimits.rows,
      }),
    );
    const today = dayInBangkok(clock.now());
    return database.inCompany(
      scope,
      (tx) => importProducts(tx, scope, { read, dryRun, today, translator }),
      { readOnly: dryRun },
    );
  });
}
