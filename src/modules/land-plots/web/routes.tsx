import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { plotMapSearch } from './map/plot-map.search.ts';
import { createPlotSearch, plotDetailSearch, plotListSearch } from './plots/plots.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;

export const plotListRoute = createRoute({
  getParentRoute,
  path: '/land-plots',
  validateSearch: plotListSearch.validate,
  beforeLoad: needs('land-plots:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./plots/plot-list.tsx')).PlotList,
  }),
});

export const createPlotRoute = createRoute({
  getParentRoute,
  path: '/land-plots/create',
  validateSearch: createPlotSearch.validate,
  beforeLoad: needs('land-plots:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./plots/create-plot.tsx')).CreatePlot,
  }),
});

export const plotMapScreenRoute = createRoute({
  getParentRoute,
  path: '/land-plots/map',
  validateSearch: plotMapSearch.validate,
  beforeLoad: needs('land-plots:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./map/plot-map.tsx')).PlotMapScreen,
  }),
});

export const plotSettingsRoute = createRoute({
  getParentRoute,
  path: '/land-plots/settings',
  beforeLoad: needs('land-plots:manage'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/plot-settings.tsx')).PlotSettingsScreen,
  }),
});

export const plotDetailRoute = createRoute({
  getParentRoute,
  path: '/land-plots/$id',
  validateSearch: plotDetailSearch.validate,
  beforeLoad: needs('land-plots:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./plots/plot-detail.tsx')).PlotDetail,
  }),
});

export const editPlotRoute = createRoute({
  getParentRoute,
  path: '/land-plots/$id/edit',
  beforeLoad: needs('land-plots:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./plots/edit-plot.tsx')).EditPlot,
  }),
});
