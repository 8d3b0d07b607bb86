import { historyRoute } from '#modules/audit/contract/history.ts';
import { plotPermissions } from './permissions.ts';

export const plotHistoryRoute = historyRoute({
  path: '/v1/land-plots',
  access: plotPermissions.names.read,
  summary: 'What was done to a land plot, its files and its crops, the latest first',
});
