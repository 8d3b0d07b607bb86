import { historyRoute } from '#modules/audit/contract/history.ts';
import { surveyPermissions } from './permissions.ts';

export const surveyHistoryRoute = historyRoute({
  path: '/v1/cane-surveys',
  access: surveyPermissions.names.read,
  summary: 'What was done to a cane survey and its photos, the latest first',
});
