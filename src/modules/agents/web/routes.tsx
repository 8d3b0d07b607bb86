import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { agentDetailSearch, agentListSearch } from './agents/agents.search.ts';
import { texts } from './texts.ts';

export const agentListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cms/agent-management',
  validateSearch: agentListSearch.validate,
  beforeLoad: needs('agents:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./agents/agent-list.tsx')).AgentList,
  }),
});

export const agentSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/agents',
  beforeLoad: needs('agents:configure'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./agent-settings/agent-settings.tsx')).AgentSettingsScreen,
  }),
});

export const agentDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cms/agent-management/$id',
  validateSearch: agentDetailSearch.validate,
  beforeLoad: needs('agents:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./agent-detail/agent-detail.tsx')).AgentDetail,
  }),
});
