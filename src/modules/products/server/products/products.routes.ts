import * as routes from '#modules/products/contract/products.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { listCategories, productKeeper, productList, productSheet } from './products.queries.ts';
import { proposeCode } from './propose-code.ts';
import { updateProduct } from './update-product.ts';

export function serveProducts(serve: Serve, context: Context): void {
  const today = () => dayInBangkok(context.clock.now());

  serveRecord(serve, routes.productRoutes, {
    list: productList.page,
    ...recordActs(productKeeper, { events: routes.productEvents }),
    delete: deleteProduct,
    create: (tx, scope, product) => createProduct(tx, scope, { product, today: today() }),
    update: (tx, scope, update) => updateProduct(tx, scope, { ...update, today: today() }),
  });

  serveExport(serve, context, {
    routes: routes.productExport,
    entity: routes.PRODUCT,
    list: productSheet,
  });

  serve.transaction(routes.proposeCodeRoute, async ({ tx, scope }) => ({
    code: await proposeCode(tx, scope),
  }));

  serve.transaction(routes.listCategoriesRoute, async ({ tx, scope }) => ({
    data: await listCategories(tx, scope),
  }));
}
