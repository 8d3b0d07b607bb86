import * as routes from '#modules/agent-profiles/contract/agent-profiles.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const about = ['department', 'position', 'agent', 'sow'];
const { agentProfileRoutes, AGENT_PROFILE } = routes;

export const agentProfilesQuery = defineListQuery(
  agentProfileRoutes.list,
  [AGENT_PROFILE, 'list'],
  { about },
);
export const agentProfileQuery = defineQuery(agentProfileRoutes.get, [AGENT_PROFILE, 'detail'], {
  fresh: true,
  about,
});

const refreshes = [AGENT_PROFILE];

export const useCreateAgentProfile = defineAction(agentProfileRoutes.create, texts, {
  refreshes,
  success: (t, { code }) => t('toasts.created', { code }),
  failure: 'toasts.create_failed',
});
export const useUpdateAgentProfile = defineAction(agentProfileRoutes.update, texts, {
  refreshes,
  success: 'toasts.updated',
  failure: 'toasts.form_error',
});
/** The record's own query is not repeated: it shows what was deleted until it is left. */
export const useDeleteAgentProfile = defineAction(agentProfileRoutes.delete, texts, {
  refreshes: [[AGENT_PROFILE, 'list']],
  failure: 'toasts.form_error',
});

const moved = { refreshes, failure: 'toasts.form_error' } as const;

export const useActivateAgentProfile = defineAction(routes.activateAgentProfileRoute, texts, {
  ...moved,
  success: (t, { status }) => t('toasts.moved', { status: t(`statuses.${status}`) }),
});
export const useDeactivateAgentProfile = defineAction(routes.deactivateAgentProfileRoute, texts, {
  ...moved,
  success: (t, { status }) => t('toasts.moved', { status: t(`statuses.${status}`) }),
});

/** Of several; the dialog of the batch shows how it went. */
export const activateProfile = (id: string) => callRoute(routes.activateAgentProfileRoute, { id });
export const deactivateProfile = (id: string) =>
  callRoute(routes.deactivateAgentProfileRoute, { id });
export const deleteProfile = (id: string) => callRoute(agentProfileRoutes.delete, { id });
