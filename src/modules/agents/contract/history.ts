import { historyRoute } from '#modules/audit/contract/history.ts';
import { agentPermissions } from './permissions.ts';

export const agentHistoryRoute = historyRoute({
  path: '/v1/agents',
  access: agentPermissions.name('read'),
  summary: 'What was done to an agent, the latest first',
});
