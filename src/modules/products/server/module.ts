import { productsApi } from '#modules/products/contract/api-description.ts';
import { notifiableProducts } from '#modules/products/contract/notifiable.ts';
import { productPermissions } from '#modules/products/contract/permissions.ts';
import { en } from '#modules/products/i18n/en.ts';
import { th } from '#modules/products/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { loadExamples } from './demo/load-examples.ts';
import { applyPricesJob } from './prices/apply-prices.job.ts';
import { servePrices } from './prices/prices.routes.ts';
import { PRODUCT } from '#modules/products/contract/products.ts';
import { productImport } from './product-import/product-import.ts';
import { serveProductImport } from './product-import/product-import.routes.ts';
import { searchProducts } from './products/products.queries.ts';
import { products } from './products/products.tables.ts';
import { serveProducts } from './products/products.routes.ts';
import { serveUnits } from './units/units.routes.ts';

/** What the company sells, at which prices. */
export const productsModule: ServerModule = {
  name: 'products',
  texts: { th, en },
  api: productsApi,
  permissions: productPermissions.set,
  notifiable: notifiableProducts,
  lists: {
    products: productPermissions.name('read'),
    'product-units': productPermissions.name('read'),
    'products-import': productPermissions.name('write'),
  },
  attachments: [
    {
      entity: PRODUCT,
      table: products,
      see: productPermissions.name('read'),
      attach: productPermissions.name('write'),
    },
  ],
  searches: [searchProducts],
  amounts: { [PRODUCT]: ['price'] },
  create: (context) => ({
    routes(serve) {
      serveProducts(serve, context);
      serveProductImport(serve, context);
      servePrices(serve, context);
      serveUnits(serve);
    },
    jobs: [applyPricesJob(context)],
    imports: [productImport(context)],
    prepare: () => loadExamples(context),
  }),
};
