import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import {
  customerBinSearch,
  customerDetailSearch,
  customerListSearch,
} from './customers/customers.search.ts';
import { duplicateListSearch } from './duplicates/duplicates.search.ts';
import { mergeSearch } from './merges/merges.search.ts';
import { texts } from './texts.ts';

export const customerListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  validateSearch: customerListSearch.validate,
  beforeLoad: needs('customers:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/customer-lists.tsx')).CustomerList,
  }),
});

export const createCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/create',
  beforeLoad: needs('customers:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/customer-forms.tsx')).CreateCustomer,
  }),
});

export const customerBinRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/bin',
  validateSearch: customerBinSearch.validate,
  beforeLoad: needs('customers:delete'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/customer-lists.tsx')).CustomerBin,
  }),
});

export const customerTagsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/tags',
  beforeLoad: needs('customers:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./tags/tag-list.tsx')).TagList,
  }),
});

export const duplicateListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/duplicates',
  validateSearch: duplicateListSearch.validate,
  beforeLoad: needs('customers:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./duplicates/duplicate-list.tsx')).DuplicateList,
  }),
});

export const mergeCustomersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/merge',
  validateSearch: mergeSearch.validate,
  beforeLoad: needs('customers:delete'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/merge-customers.tsx')).MergeCustomers,
  }),
});

export const customerDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$id',
  validateSearch: customerDetailSearch.validate,
  beforeLoad: needs('customers:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/customer-detail.tsx')).CustomerDetail,
  }),
});

export const editCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$id/edit',
  beforeLoad: needs('customers:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customers/customer-forms.tsx')).EditCustomer,
  }),
});
