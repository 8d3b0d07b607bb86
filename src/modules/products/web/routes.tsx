import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { productDetailSearch, productListSearch } from './products/products.search.ts';
import { texts } from './texts.ts';
import { unitListSearch } from './units/units.search.ts';

export const productListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products',
  validateSearch: productListSearch.validate,
  beforeLoad: needs('products:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./products/product-list.tsx')).ProductList,
  }),
});

export const unitListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/units',
  validateSearch: unitListSearch.validate,
  beforeLoad: needs('products:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./units/unit-list.tsx')).UnitList,
  }),
});

export const productDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/$id',
  validateSearch: productDetailSearch.validate,
  beforeLoad: needs('products:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./products/product-detail.tsx')).ProductDetail,
  }),
});
