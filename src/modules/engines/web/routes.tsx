import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { engineDetailSearch, engineListSearch } from './engines/engines.search.ts';
import { texts } from './texts.ts';

export const engineListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engine-management',
  validateSearch: engineListSearch.validate,
  beforeLoad: needs('engines:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./engines/engine-list.tsx')).EngineList,
  }),
});

export const createEngineRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engine-management/create',
  beforeLoad: needs('engines:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./engines/create-engine.tsx')).CreateEngine,
  }),
});

export const engineDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engine-management/$id',
  validateSearch: engineDetailSearch.validate,
  beforeLoad: needs('engines:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./engines/engine-detail.tsx')).EngineDetail,
  }),
});

export const editEngineRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/engine-management/$id/edit',
  beforeLoad: needs('engines:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./engines/edit-engine.tsx')).EditEngine,
  }),
});
