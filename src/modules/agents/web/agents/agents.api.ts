import * as routes from '#modules/agents/contract/agents.ts';
import * as home from '#modules/agents/contract/home.ts';
import * as employees from '#modules/directory/contract/employees.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const about = ['sync_job', 'agent_file'];

export const agentsQuery = defineListQuery(routes.listAgentsRoute, ['agent', 'list'], { about });
export const agentSummaryQuery = defineQuery(home.summariseAgentsRoute, ['agent', 'summary'], {
  about,
});
export const agentQuery = defineQuery(routes.getAgentRoute, ['agent', 'detail'], {
  fresh: true,
  about,
});
/** Who may own an agent: the signed-in employee and those who report to them. */
export const ownersQuery = defineQuery(employees.listEmployeesUnderMe, ['employee', 'under-me']);

export const useUpdateAgent = defineAction(routes.updateAgentRoute, texts, {
  refreshes: ['agent'],
  success: 'toasts.updated',
  failure: 'toasts.update_failed',
});

/** The agent's own query is not repeated: it shows what was deleted until it is left. */
const deletion = {
  refreshes: [
    ['agent', 'list'],
    ['agent', 'summary'],
  ],
  failure: 'toasts.delete_failed',
} as const;

export const useDeleteAgent = defineAction(routes.deleteAgentRoute, texts, {
  ...deletion,
  success: 'toasts.deleted',
});
/** The list names the agent; the name that was typed is the agent's. */
export const useDeleteListedAgent = defineAction(routes.deleteAgentRoute, texts, {
  ...deletion,
  success: (t, _answer, { confirm_name }) => t('toasts.deleted_named', { name: confirm_name }),
});

/** One of several; the dialog of the batch shows how it went. */
export const deleteAgent = (id: string, confirm_name: string) =>
  callRoute(routes.deleteAgentRoute, { id, confirm_name });
