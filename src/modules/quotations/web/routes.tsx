import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import {
  createQuotationSearch,
  quotationDetailSearch,
  quotationListSearch,
  quotationSettingsSearch,
} from './quotations/quotations.search.ts';
import { statisticsSearch } from './statistics/statistics.search.ts';
import { texts } from './texts.ts';

export const quotationListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations',
  validateSearch: quotationListSearch.validate,
  beforeLoad: needs('quotations:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./offers/quotation-list.tsx')).QuotationList,
  }),
});

export const createQuotationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations/create',
  validateSearch: createQuotationSearch.validate,
  beforeLoad: needs('quotations:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./form/create-quotation.tsx')).CreateQuotation,
  }),
});

export const quotationStatisticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations/statistics',
  validateSearch: statisticsSearch.validate,
  beforeLoad: needs('quotations:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./statistics/statistics-screen.tsx')).StatisticsScreen,
  }),
});

export const quotationSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations/settings',
  validateSearch: quotationSettingsSearch.validate,
  beforeLoad: needs('quotations:configure'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  }),
});

export const quotationDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations/$id',
  validateSearch: quotationDetailSearch.validate,
  beforeLoad: needs('quotations:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./offers/quotation-detail.tsx')).QuotationDetail,
  }),
});

export const editQuotationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/quotations/$id/edit',
  beforeLoad: needs('quotations:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./form/edit-quotation.tsx')).EditQuotation,
  }),
});
