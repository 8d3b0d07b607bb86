import { historyRoute } from '#modules/audit/contract/history.ts';
import { enginePermissions } from './permissions.ts';

export const engineHistoryRoute = historyRoute({
  path: '/v1/engines',
  access: enginePermissions.name('read'),
  summary: 'What was done to an engine, the latest first',
});
