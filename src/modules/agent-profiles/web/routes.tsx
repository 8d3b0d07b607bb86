import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import {
  agentProfileDetailSearch,
  agentProfileListSearch,
} from './agent-profiles/agent-profiles.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;
const beforeLoad = needs('agent-profiles:read');

export const orchestrationRoute = createRoute({
  getParentRoute,
  path: '/orchestration-management',
  beforeLoad: () =>
    redirect({ to: '/orchestration-management/agent-profile', replace: true, throw: true }),
});

export const agentProfileListRoute = createRoute({
  getParentRoute,
  path: '/orchestration-management/agent-profile',
  validateSearch: agentProfileListSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./agent-profiles/agent-profile-list.tsx')).AgentProfileList,
  }),
});

export const createAgentProfileRoute = createRoute({
  getParentRoute,
  path: '/orchestration-management/agent-profile/create',
  beforeLoad: needs('agent-profiles:write'),
  component: lazyScreen({
    texts,
    screen: async () =>
      (await import('./agent-profiles/create-agent-profile.tsx')).CreateAgentProfile,
  }),
});

export const agentProfileDetailRoute = createRoute({
  getParentRoute,
  path: '/orchestration-management/agent-profile/$id',
  validateSearch: agentProfileDetailSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () =>
      (await import('./agent-profiles/agent-profile-detail.tsx')).AgentProfileDetail,
  }),
});
