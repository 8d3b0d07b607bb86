import { createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { dashboardSearch, explorerSearch } from './companies/companies.search.ts';
import { impactSearch } from './impact/impact.search.ts';
import { featureSearch } from './features/features.search.ts';
import { resultsSearch } from './search/search-results.search.ts';
import { worklistSearch } from './worklist/worklist.search.ts';
import { activitySearch } from './activity/activity.search.ts';
import { importListSearch, importSearch, sourceListSearch } from './imports/imports.search.ts';
import { texts } from './texts.ts';

const screen = (load: () => Promise<ComponentType>) => lazyScreen({ texts, screen: load });
const toDashboard = () => redirect({ to: '/air/dashboard', replace: true, throw: true });

/** Other addresses under which the catalogue is known. */
export const airRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air',
  beforeLoad: toDashboard,
});
export const airManagementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air-management',
  beforeLoad: toDashboard,
});
export const belowAirManagementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air-management/$',
  beforeLoad: toDashboard,
});

export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/dashboard',
  validateSearch: dashboardSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./companies/dashboard.tsx')).CatalogueDashboard),
});

export const explorerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/company-explorer/$companyId',
  validateSearch: explorerSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./companies/company-explorer.tsx')).CompanyExplorer),
});

export const featureRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/feature/$id',
  validateSearch: featureSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./features/feature-detail.tsx')).FeaturePage),
});

export const impactRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/impact/$id',
  validateSearch: impactSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./impact/impact-detail.tsx')).ImpactPage),
});

export const worklistRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/worklist',
  validateSearch: worklistSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./worklist/worklist.tsx')).Worklist),
});

export const resultsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/search',
  validateSearch: resultsSearch.validate,
  beforeLoad: needs('catalogue:read'),
  component: screen(async () => (await import('./search/search-results.tsx')).SearchResults),
});

export const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/activity',
  validateSearch: activitySearch.validate,
  beforeLoad: needs('catalogue:read_activity'),
  component: screen(async () => (await import('./activity/activity.tsx')).CatalogueActivity),
});

export const importListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/imports',
  validateSearch: importListSearch.validate,
  beforeLoad: needs('catalogue:import'),
  component: screen(async () => (await import('./imports/import-list.tsx')).ImportList),
});

export const importDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/imports/$id',
  validateSearch: importSearch.validate,
  beforeLoad: needs('catalogue:import'),
  component: screen(async () => (await import('./imports/import-detail.tsx')).ImportDetail),
});

export const sourceListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/air/sources',
  validateSearch: sourceListSearch.validate,
  beforeLoad: needs('catalogue:connect'),
  component: screen(async () => (await import('./sources/source-list.tsx')).SourceList),
});
