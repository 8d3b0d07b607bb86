import {
  importProductsRoute,
  productImportLimits,
} from '#modules/products/contract/product-import.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readRecords } from '#platform/server/file-import/read-records.ts';
import { receiveWhole } from '#platform/server/http/receive-whole.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readTable } from '#platform/server/spreadsheets/read-table.ts';
import { importProducts } from './import-products.ts';
import { productsInFile } from './products-in-file.ts';

/** Products from a file. It is read outside the transaction and not stored. */
export function serveProductImport(
  serve: Serve,
  { clock, database, translator }: Pick<Context, 'clock' | 'database' | 'translator'>,
): void {
  serve.outside(importProductsRoute, async ({ scope, query, request }) => {
    const bytes = await receiveWhole(request, importProductsRoute);
    const table = await readTable(bytes, { limit: productImportLimits.rows });
    const { language } = scope;
    const read = await readRecords(table, productsInFile, { translator, language });
    const { dry_run: dryRun } = query;
    const today = dayInBangkok(clock.now());
    return database.inCompany(
      scope,
      (tx) => importProducts(tx, scope, { read, dryRun, today, translator }),
      { readOnly: dryRun },
    );
  });
}
