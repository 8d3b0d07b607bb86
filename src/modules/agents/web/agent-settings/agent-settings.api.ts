import * as routes from '#modules/agents/contract/agent-settings.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const volatile = { staleTime: 0, persist: false } as const;

export const agentSettingsQuery = defineQuery(
  routes.getAgentSettingsRoute,
  ['agent_settings', 'detail'],
  volatile,
);
export const useSetAgentSettings = defineAction(routes.setAgentSettingsRoute, texts, {
  refreshes: ['agent_settings'],
  success: 'defaults.saved',
  failure: 'defaults.save_failed',
});

export const proposalQuery = defineQuery(routes.proposeAgentRoute, ['agent', 'proposal'], {
  ...volatile,
  about: ['agent_settings'],
});
/** As things are at this moment. */
export const proposeAgent = (name: string) => callRoute(routes.proposeAgentRoute, { name });
