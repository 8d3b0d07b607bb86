import { z } from 'zod';
import { productPermissions } from '#modules/products/contract/permissions.ts';
import {
  productImportEvents,
  productImportLimits,
} from '#modules/products/contract/product-import.ts';
import { PRODUCT } from '#modules/products/contract/products.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { importKind } from '#platform/server/file-import/define-import.ts';
import type { ImportKind } from '#platform/server/file-import/import-kind.ts';
import { removeUnlessNeeded } from '#platform/server/file-import/remove-unless-needed.ts';
import { products } from '../products/products.tables.ts';
import { planProducts } from './plan-products.ts';
import { productsInFile } from './products-in-file.ts';
import { readProducts, readUnits } from './stored-products.queries.ts';
import { returnPrices } from './return-prices.ts';
import { writeProducts } from './write-products.ts';

const ROWS_AT_ONCE = 1_000;

/** Products from files. */
export function productImport({ clock }: Pick<Context, 'clock'>): ImportKind {
  return importKind({
    name: 'products',
    entity: PRODUCT,
    access: productPermissions.names.write,
    table: products,
    nameOf: { th: products.name_th, en: products.name_th },
    limits: { bytes: productImportLimits.jobBytes, rows: productImportLimits.jobRows },
    leavesOut: true,
    importedEvent: productImportEvents.imported,
    options: z.strictObject({}),
    records: () => productsInFile,
    meant: ['unit'],
    rowsAtOnce: ROWS_AT_ONCE,
    async plan(tx, scope, { rows, isTrial }) {
      const codes = rows.map(({ code }) => code);
      const plan = planProducts({
        rows,
        stored: await readProducts(tx, scope, { codes, isTrial }),
        units: await readUnits(tx, scope),
      });
      const today = dayInBangkok(clock.now());
      return {
        problems: plan.problems,
        created: plan.created.length,
        updated: plan.updated.length,
        unchanged: plan.unchanged,
        changes: plan.updated.map(({ before }) => before.id),
        write: () => writeProducts(tx, scope, { plan, today }),
      };
    },
    remove: (tx, scope, ids) => removeUnlessNeeded(tx, scope, { table: products, ids }),
    takeBack: returnPrices,
  });
}
